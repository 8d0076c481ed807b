import { type Decision, type Recommendation, STATUS_LABELS } from '../../contracts';
import { inCurrentLanguage, languageNow, type LocalisedText } from '../../platform/language/current-language';

const DUTCH_DECISIONS: Record<Decision, string> = {
  ACCEPTED: 'geaccepteerd',
  MINOR_REVISION: 'kleine revisie',
  MAJOR_REVISION: 'grote revisie',
  REJECTED: 'afgewezen',
  DIRECT_REJECT: 'direct afgewezen',
  REJECTED_R0: 'afgewezen (eerste versie)',
  DIRECT_REJECT_R0: 'direct afgewezen (eerste versie)',
  REJECT_AND_RESUBMIT_AS_A_LETTER_TO_THE_EDITOR: 'opnieuw indienen als ingezonden brief',
};

/** A decision or an advice in the current language. */
export const decisionInWords = (decision: Decision): string =>
  languageNow() === 'nl' ? DUTCH_DECISIONS[decision] : STATUS_LABELS[decision].label;

const RECOMMENDATIONS: Record<Recommendation, LocalisedText> = {
  Acceptance: { en: 'acceptance', nl: 'accepteren' },
  ConditionalAcceptance: { en: 'conditional acceptance', nl: 'onder voorwaarden accepteren' },
  MinorRevision: { en: 'minor revision', nl: 'kleine revisie' },
  MajorRevision: { en: 'major revision', nl: 'grote revisie' },
  Rejection: { en: 'rejection', nl: 'afwijzen' },
  Rejection_Inappropriate: {
    en: 'rejection as inappropriate for this journal',
    nl: 'afwijzen als ongeschikt voor dit tijdschrift',
  },
  None: { en: 'no recommendation', nl: 'geen aanbeveling' },
};

/** A reviewer's recommendation in the current language. */
export const recommendationInWords = (recommendation: Recommendation): string =>
  inCurrentLanguage(RECOMMENDATIONS[recommendation]);

/** For people whose name is not known or not shown. */
export const UNNAMED = {
  associate: { en: 'The associate editor', nl: 'De associate editor' },
  reviewer: { en: 'A reviewer', nl: 'Een reviewer' },
  author: { en: 'A colleague', nl: 'Een collega' },
  colleague: { en: 'Colleague', nl: 'collega' },
  office: { en: 'Editorial office', nl: 'redactie' },
} as const satisfies Record<string, LocalisedText>;
