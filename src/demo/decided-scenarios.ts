import {
  CARDIOLOGY,
  type DemoScenario,
  EPIDEMIOLOGY,
  inSelection,
  INTENSIVE_CARE,
  reviewed,
  underReview,
} from './scenario';

/** Articles with a decision. */
export const DECIDED_SCENARIOS: readonly DemoScenario[] = [
  [
    'ACCEPTED',
    'author',
    140,
    'Early mobilisation after acute heart failure',
    'early mobilisation',
    async (a) => {
      await reviewed(a, CARDIOLOGY, true);
      await a.after(3).decide('MINOR_REVISION');
      await a.after(14).submitRevision(1);
      await a.after(2).passCheck();
      await a.after(1).invite('reviewer', 'reviewer2');
      await a.after(2).answer('reviewer', true);
      await a.after(1).answer('reviewer2', true);
      await a.after(8).review('reviewer');
      await a.after(1).review('reviewer2');
      await a.after(2).decide('ACCEPTED');
    },
  ],
  [
    'REJECTED',
    'author2',
    120,
    'Lactate clearance and outcome in septic shock',
    'sepsis care',
    async (a) => {
      await reviewed(a, INTENSIVE_CARE, true);
      await a.after(3).decide('REJECTED');
    },
  ],
  [
    'REJECT_AND_RESUBMIT_AS_A_LETTER_TO_THE_EDITOR',
    'author3',
    110,
    'Dietary fibre in the first year of type 2 diabetes',
    'dietary advice',
    async (a) => {
      await reviewed(a, EPIDEMIOLOGY);
      await a.after(4).decide('REJECT_AND_RESUBMIT_AS_A_LETTER_TO_THE_EDITOR');
    },
  ],
  [
    'REJECTED_R0',
    'author2',
    95,
    'A single-centre audit of antibiotic timing',
    'antibiotic timing',
    async (a) => {
      await reviewed(a, INTENSIVE_CARE, true);
      await a.after(2).decide('REJECTED_R0');
    },
  ],
  [
    'DIRECT_REJECT',
    'author3',
    80,
    'Smartphone reminders for insulin titration',
    'insulin titration',
    async (a) => {
      await inSelection(a);
      await a.after(2).decide('DIRECT_REJECT');
    },
  ],
  [
    'DIRECT_REJECT_R0',
    'author2',
    70,
    'Music during central line placement',
    'bedside procedures',
    async (a) => {
      await inSelection(a);
      await a.after(2).decide('DIRECT_REJECT_R0');
    },
  ],
  [
    'WITHDRAWN',
    'author',
    60,
    'Home monitoring of weight in chronic heart failure',
    'home monitoring',
    async (a) => {
      await underReview(a, CARDIOLOGY);
      await a.after(4).withdraw('We found an error in the data and need to repeat the analysis.');
    },
  ],
  [
    'MAJOR_REVISION',
    'author',
    55,
    'Left atrial strain as an early sign of atrial fibrillation',
    'strain imaging',
    async (a) => {
      await reviewed(a, INTENSIVE_CARE, true);
      await a.after(3).decide('MAJOR_REVISION');
    },
  ],
  [
    'MINOR_REVISION',
    'author3',
    45,
    'Ramadan fasting and glucose variability',
    'fasting',
    async (a) => {
      await reviewed(a, EPIDEMIOLOGY);
      await a.after(2).decide('MINOR_REVISION');
    },
  ],
];
