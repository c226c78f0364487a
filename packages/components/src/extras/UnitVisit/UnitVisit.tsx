import type { UnitVisitView } from '@baguni/presentation';
import { useEffect, useState, type ReactNode } from 'react';
import { goToUnit } from './go-to-unit.ts';
import './UnitVisit.module.scss';

interface VisitProps {
  readonly visit: UnitVisitView;
  readonly onArrive: (text: string) => void;
}

/** One visit: a unit that changes meanwhile is not gone to again. */
function Visit({ visit, onArrive }: VisitProps): ReactNode {
  const [{ domId, text, takesFocus }] = useState(visit);
  useEffect(() => goToUnit(domId, { takesFocus, onArrive: () => onArrive(text) }), [domId, text, takesFocus, onArrive]);
  return null;
}

interface UnitVisitProps {
  readonly visit: UnitVisitView | undefined;
}

/** Goes to a unit and marks it; says which one it is. What says it stands there empty before, or nobody would hear it (LS-07). */
export function UnitVisit({ visit }: UnitVisitProps): ReactNode {
  const [said, setSaid] = useState('');
  return (
    <>
      <output className="visually-hidden">{said}</output>
      {visit === undefined ? null : <Visit key={visit.count} visit={visit} onArrive={setSaid} />}
    </>
  );
}
