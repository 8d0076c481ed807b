import { CARDIOLOGY, type DemoScenario, inSelection, reviewed, underReview } from './scenario';

/** Articles still in progress. */
export const OPEN_SCENARIOS: readonly DemoScenario[] = [
  [
    'RETURNED_TO_EDITOR',
    'author2',
    30,
    'Corticosteroids in community-acquired pneumonia',
    'steroid treatment',
    async (a) => {
      await inSelection(a);
      await a.after(1).assignAssociate();
      await a.after(6).returnToAssistant();
    },
  ],
  [
    'REVIEWED',
    'author3',
    32,
    'Continuous glucose monitoring on a general ward',
    'glucose monitoring',
    async (a) => {
      await reviewed(a, CARDIOLOGY);
    },
  ],
  [
    'UNDER_REVIEW',
    'author',
    34,
    'Blood pressure targets after stroke in West Africa',
    'blood pressure control',
    async (a) => {
      await underReview(a, ['reviewer3', 'reviewer']);
      await a.after(6).note('The authors asked by telephone when they may expect an answer.');
    },
  ],
  [
    'ASSOCIATE_EDITOR',
    'author2',
    20,
    'Early extubation protocols in mixed intensive care',
    'early extubation',
    async (a) => {
      await inSelection(a);
      await a.after(1).assignAssociate();
    },
  ],
  [
    'REVIEWER_SELECTION',
    'author3',
    16,
    'Vitamin D and falls in older adults',
    'falls prevention',
    async (a) => {
      await inSelection(a);
      await a.after(1).invite('reviewer6', 'reviewer');
      await a.after(2).answer('reviewer6', false);
    },
  ],
  [
    'CORRECTION',
    'author',
    12,
    'Point-of-care ultrasound in the emergency department',
    'point-of-care ultrasound',
    async (a) => {
      await a.after(1).submit();
      await a.after(1).requestCorrection();
    },
  ],
  [
    'NEW_ARTICLE',
    'author2',
    6,
    'Cooling after cardiac arrest: a registry study',
    'cooling',
    async (a) => {
      await a.after(1).submit();
    },
  ],
  [
    'NEW_ARTICLE',
    'author3',
    9,
    'Peer support in newly diagnosed diabetes',
    'peer support',
    async (a) => {
      await a.after(1).submit();
      await a.after(1).requestCorrection();
      await a.after(3).submitCorrection();
    },
  ],
  ['DRAFT', 'author', 3, 'Frailty scores before valve replacement', 'frailty assessment', async () => undefined],
];
