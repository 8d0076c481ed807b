import { defineMeasure } from '../src/measures/measure';

interface Manuscript {
  uploaderId: string;
  submitted: number | null;
  rejected: number | null;
  /** The last decision, as it stands. */
  outcome: 'accepted' | 'rejected' | 'withdrawn' | 'under way';
}

const REJECTIONS = [
  'REJECTED',
  'REJECTED_R0',
  'DIRECT_REJECT',
  'DIRECT_REJECT_R0',
  'REJECT_AND_RESUBMIT_AS_A_LETTER_TO_THE_EDITOR',
];
/** A later manuscript of the same author counts as the old one come back within this time. */
const BACK_WITHIN = 180 * 86_400_000;
const OUTCOMES = ['accepted', 'rejected', 'withdrawn', 'under way'] as const;

function outcomeOf(status: string): Manuscript['outcome'] {
  if (status === 'ACCEPTED') return 'accepted';
  if (status === 'WITHDRAWN') return 'withdrawn';
  return REJECTIONS.includes(status) ? 'rejected' : 'under way';
}

const DEFINITION =
  'By year of rejection: how many authors submitted another manuscript within 180 days after a rejection, and what became of it up to the moment of ' +
  'the numbers. The events do not say that a manuscript is the old one, so every next manuscript of the same account counts.';

/** What becomes of rejected manuscripts whose authors submit again within half a year. */
export const measure = defineMeasure({
  name: 'rejected-and-back',
  title: 'Rejected manuscripts that come back',
  definition: DEFINITION,
  translations: {
    nl: {
      'Rejected manuscripts that come back': 'Afgewezen manuscripten die terugkomen',
      [DEFINITION]:
        'Per jaar van afwijzing: hoeveel auteurs binnen 180 dagen na een afwijzing een ander manuscript hebben ingediend, en wat daar tot het moment van de ' +
        'cijfers van is geworden. De gebeurtenissen vermelden niet dat een manuscript het oude is, dus elk volgend manuscript van hetzelfde account telt mee.',
      Year: 'Jaar',
      Rejected: 'Afgewezen',
      'Came back': 'Teruggekomen',
      'Then accepted': 'Daarna geaccepteerd',
      'Then rejected': 'Daarna afgewezen',
      'Then withdrawn': 'Daarna ingetrokken',
      'Then under way': 'Daarna nog bezig',
    },
  },
  reads: [
    ...(['DraftStarted', 'ArticleSubmitted', 'CheckRejected', 'DecisionRecorded'] as const),
    ...(['StatusOverridden', 'ArticleWithdrawn', 'RevisionSubmitted', 'AccountReplaced'] as const),
  ],
  begin: () => new Map<string, Manuscript>(),
  apply: (manuscripts, event) => {
    if (event.type === 'DraftStarted')
      manuscripts.set(event.articleId, {
        ...{ uploaderId: event.data.uploaderId, submitted: null, rejected: null, outcome: 'under way' },
      });
    const known = manuscripts.get(event.articleId);
    if (!known || event.type === 'DraftStarted') return;
    if (event.type === 'AccountReplaced') {
      if (known.uploaderId === event.data.fromId) known.uploaderId = event.data.toId;
      return;
    }
    const at = Date.parse(event.metadata.at);
    if (event.type === 'ArticleSubmitted') known.submitted ??= at;
    known.outcome = outcomeOf(event.data.to);
    known.rejected = known.outcome === 'rejected' ? at : null;
  },
  table: (manuscripts) => {
    const byUploader = new Map<string, Manuscript[]>();
    for (const one of manuscripts.values())
      byUploader.set(one.uploaderId, [...(byUploader.get(one.uploaderId) ?? []), one]);
    const years = new Map<number, { rejected: number; back: Record<Manuscript['outcome'], number> }>();
    for (const { uploaderId, rejected } of manuscripts.values()) {
      if (rejected === null) continue;
      const key = new Date(rejected).getUTCFullYear();
      const none = { accepted: 0, rejected: 0, withdrawn: 0, 'under way': 0 };
      const year = years.get(key) ?? { rejected: 0, back: none };
      years.set(key, year);
      year.rejected += 1;
      const next = (byUploader.get(uploaderId) ?? [])
        .filter(({ submitted }) => submitted !== null && submitted > rejected && submitted <= rejected + BACK_WITHIN)
        .sort((a, b) => Number(a.submitted) - Number(b.submitted))[0];
      if (next) year.back[next.outcome] += 1;
    }
    return {
      columns: [
        { label: 'Year' },
        { label: 'Rejected', unit: 'count' },
        { label: 'Came back', unit: 'count' },
        ...OUTCOMES.map((outcome) => ({ label: `Then ${outcome}`, unit: 'count' as const })),
      ],
      rows: [...years]
        .sort(([a], [b]) => a - b)
        .map(([year, { rejected, back }]) => {
          const then = OUTCOMES.map((outcome) => back[outcome]);
          return [String(year), rejected, then.reduce((sum, count) => sum + count, 0), ...then];
        }),
      chart: { names: 0, values: [3, 4, 5, 6] },
    };
  },
});
