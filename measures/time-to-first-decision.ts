import { ARTICLE_TYPES, DECISIONS } from '../src/contracts';
import { defineMeasure } from '../src/measures/measure';

interface Manuscript {
  typeId: number | null;
  country: string | null;
  submitted: number | null;
  decided: number | null;
  /** Whether the author has withdrawn it; an override may take it up again. */
  withdrawn: boolean;
}

const DAY = 86_400_000;
const DECIDING = ['CheckRejected', 'DecisionRecorded', 'StatusOverridden'];
const isDecision = (status: string): boolean => DECISIONS.some((decision) => decision === status);

/** The middle of sorted numbers. */
function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]];
  return low === undefined || high === undefined ? null : Math.round(((low + high) / 2) * 10) / 10;
}

const NEW: Manuscript = { typeId: null, country: null, submitted: null, decided: null, withdrawn: false };

const DEFINITION =
  'Days from the first submission of a manuscript to the first decision about it, a rejection at the check and an override to a decision included. The ' +
  'country is that of the first author when the manuscript was submitted. Manuscripts that wait for their first decision are counted, and are not in the ' +
  'median. Manuscripts that were withdrawn before any decision are left out.';

/** Days from the first submission to the first decision, by type of manuscript and country of the first author. */
export const measure = defineMeasure({
  name: 'time-to-first-decision',
  title: 'Time to the first decision, by type and country',
  definition: DEFINITION,
  translations: {
    nl: {
      'Time to the first decision, by type and country': 'Tijd tot het eerste besluit, naar type en land',
      [DEFINITION]:
        'Dagen van de eerste indiening van een manuscript tot het eerste besluit erover, ook een afwijzing bij de controle of een statuswijziging naar een ' +
        'besluit. Het land is dat van de eerste auteur toen het manuscript werd ingediend. Manuscripten die op hun eerste besluit wachten, worden geteld, maar ' +
        'zitten niet in de mediaan. Manuscripten die voor een besluit zijn ingetrokken, tellen niet mee.',
      Country: 'Land',
      Decided: 'Besloten',
      Median: 'Mediaan',
      Waiting: 'In afwachting',
      'Not given': 'Niet opgegeven',
    },
  },
  reads: [
    ...(['DraftChanged', 'AuthorsChanged', 'ArticleSubmitted', 'CheckRejected', 'DecisionRecorded'] as const),
    ...(['StatusOverridden', 'ArticleWithdrawn'] as const),
  ],
  begin: () => new Map<string, Manuscript>(),
  apply: (manuscripts, event) => {
    const known = manuscripts.get(event.articleId) ?? { ...NEW };
    manuscripts.set(event.articleId, known);
    const at = Date.parse(event.metadata.at);
    if (event.type === 'DraftChanged') known.typeId = event.data.fields.typeId ?? known.typeId;
    if (event.type === 'AuthorsChanged' && known.submitted === null)
      known.country = event.data.authors[0]?.country ?? null;
    if (event.type === 'ArticleSubmitted') known.submitted ??= at;
    if (known.submitted === null || !('to' in event.data)) return;
    known.withdrawn = event.data.to === 'WITHDRAWN';
    if (DECIDING.includes(event.type) && isDecision(event.data.to)) known.decided ??= at;
  },
  table: (manuscripts) => {
    const groups = new Map<string, { typeId: number | null; country: string; days: number[]; waiting: number }>();
    for (const { typeId, country, submitted, decided, withdrawn } of manuscripts.values()) {
      if (submitted === null || (decided === null && withdrawn)) continue;
      const key = JSON.stringify([typeId, country]);
      const group = groups.get(key) ?? { typeId, country: country ?? 'Not given', days: [], waiting: 0 };
      groups.set(key, group);
      if (decided === null) group.waiting += 1;
      else group.days.push((decided - submitted) / DAY);
    }
    const order = (typeId: number | null): number => ARTICLE_TYPES.findIndex(({ id }) => id === typeId);
    const sorted = [...groups.values()].sort(
      (a, b) => order(a.typeId) - order(b.typeId) || b.days.length - a.days.length || (a.country < b.country ? -1 : 1),
    );
    return {
      columns: [
        { label: 'Type', unit: 'articleType' },
        { label: 'Country', unit: 'country' },
        { label: 'Decided', unit: 'count' },
        { label: 'Median', unit: 'days' },
        { label: 'Waiting', unit: 'count' },
      ],
      rows: sorted.map(({ typeId, country, days, waiting }) => [typeId, country, days.length, median(days), waiting]),
    };
  },
});
