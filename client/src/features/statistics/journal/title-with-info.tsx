import { InfoButton } from '@fluentui/react-components';
import { definitionOf } from '../frame/definitions';

/** A heading with what its numbers mean behind a button. */
export function TitleWithInfo({ title, measure }: { title: string; measure: string }) {
  return (
    <>
      {title}
      <InfoButton size="small" aria-label={`What '${title}' means`} info={definitionOf('journal', measure)} />
    </>
  );
}
