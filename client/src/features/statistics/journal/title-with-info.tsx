import { Info } from '../../../shared/display/info';
import { definitionOf } from '../frame/definitions';

/** A heading with a button that shows the definition. */
export function TitleWithInfo({ title, measure }: { title: string; measure: string }) {
  return (
    <>
      {title}
      <Info about={title} text={definitionOf('journal', measure) ?? ''} />
    </>
  );
}
