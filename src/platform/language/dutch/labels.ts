import { inLanguage } from '../../../contracts';

const inDutch = (label: string, context?: string): string => inLanguage('nl')(label, {}, context);

/** The displayed status of a request to a reviewer, inside a sentence. */
function requestStatus(status: string): string {
  const label = `${status.charAt(0).toUpperCase()}${status.slice(1)}`;
  const dutch = inDutch(label, 'request');
  return dutch === label ? status : dutch.toLowerCase();
}

/**
 * Values of sentences, by the names of their placeholders, that are always labels of the product and so have a translation. All other
 * values are kept: they may be typed by people, such as a name that is also a word.
 */
export const LABELS: Readonly<Record<string, (value: string) => string>> = {
  document: (value) => inDutch(value),
  field: (value) => inDutch(value),
  fields: (values) =>
    values
      .split(', ')
      .map((value) => inDutch(value))
      .join(', '),
  form: (value) => inDutch(value),
  group: (value) => inDutch(value),
  request: requestStatus,
  status: (value) => inDutch(value),
  type: (value) => inDutch(value),
};
