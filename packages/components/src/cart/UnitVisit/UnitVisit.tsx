import type { UnitVisitView } from '@baguni/presentation';
import { useEffect, useState, type ReactNode } from 'react';
import { goToUnit } from './go-to-unit.ts';
import './UnitVisit.scss';

interface VisitProps {
  readonly visit: UnitVisitView;
  readonly onArrive: (text: string) => void;
}

/** One visit. Later changes of the unit do not scroll again. */
function Visit({ visit, onArrive }: VisitProps): ReactNode {
  const [{ domId, text, takesFocus }] = useState(visit);
  useEffect(() => goToUnit(domId, { takesFocus, onArrive: () => onArrive(text) }), [domId, text, takesFocus, onArrive]);
  return null;
}

/** Scrolls to a unit, marks and announces it (LS-07). Its live region must exist before the text appears. */
export function UnitVisit({ visit }: { readonly visit: UnitVisitView | undefined }): ReactNode {
  const [said, setSaid] = useState('');
  return (
    <>
      <output className="visually-hidden">{said}</output>
      {visit === undefined ? null : <Visit key={visit.count} visit={visit} onArrive={setSaid} />}
    </>
  );
}
