/** A button. @param props.name what it does, where its text alone does not say */
export const Press = (props: { readonly text: string; readonly name?: string; readonly to: () => void }) => (
  <button type="button" aria-label={props.name ?? props.text} onClick={props.to}>
    {props.text}
  </button>
);
