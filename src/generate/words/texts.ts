import type { Random } from '../random';
import { DESIGNS, POPULATIONS, type Topic } from './medicine';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const paragraph = (...sentences: string[]): string => `<p>${sentences.join(' ')}</p>`;
const section = (heading: string, ...sentences: string[]): string => `<h3>${heading}</h3>${paragraph(...sentences)}`;

/** The subject of one manuscript: chosen once, so that its title, abstract, letters and reviews agree. */
export interface Subject {
  topic: Topic;
  condition: string;
  treatment: string;
  outcome: string;
  population: string;
  design: string;
}

export function chooseSubject(random: Random, topic: Topic): Subject {
  return {
    topic,
    condition: random.pick(topic.conditions),
    treatment: random.pick(topic.treatments),
    outcome: random.pick(topic.outcomes),
    population: random.pick(POPULATIONS),
    design: random.pick(DESIGNS),
  };
}

export function titleOf(random: Random, subject: Subject): string {
  const { condition, treatment, outcome, population, design } = subject;
  const forms = [
    `${treatment} and ${outcome} in ${condition}: ${design}`,
    `effect of ${treatment} on ${outcome} ${population}: ${design}`,
    `does ${treatment} change ${outcome} in ${condition} ${population}?`,
    `${condition} ${population}: ${design} of ${treatment}`,
    `${outcome} after ${treatment} for ${condition}`,
  ];
  return capital(random.pick(forms));
}

/** Well below 200 words, the lowest limit of any type with an abstract. */
export function abstractOf(random: Random, { condition, treatment, outcome, population, design }: Subject): string {
  const [patients, centres, months] = [random.int(48, 4_200), random.int(1, 24), random.int(3, 48)];
  const [low, wide] = [random.between(0.4, 0.95), random.between(0.05, 0.5)];
  const ratio = `${(low + wide / 2).toFixed(2)}, 95% CI ${low.toFixed(2)} to ${(low + wide).toFixed(2)}`;
  return (
    section(
      'INTRODUCTION',
      `Whether ${treatment} improves ${outcome} in ${condition} is ${random.pick(['not known', 'disputed', 'poorly understood'])}.`,
      `Practice ${population} differs ${random.pick(['widely', 'from ward to ward', 'between countries'])}.`,
    ) +
    section(
      'METHODS',
      `In ${design} we followed ${patients} patients in ${centres} ${centres === 1 ? 'hospital' : 'hospitals'} for ${months} months.`,
      `The first outcome was ${outcome}; ${random.pick(['analysis was by intention to treat', 'models were adjusted for age and sex', 'missing values were imputed'])}.`,
    ) +
    section(
      'RESULTS',
      `${capital(outcome)} was ${random.pick(['better', 'much the same', 'somewhat worse'])} with ${treatment} (hazard ratio ${ratio}).`,
      `Harm was seen in ${random.int(1, 9)}.${random.int(0, 9)}% and ${random.int(1, 9)}.${random.int(0, 9)}%.`,
    ) +
    section(
      'CONCLUSION',
      `${capital(treatment)} ${random.pick(['is safe and deserves a larger trial', 'should not be used routinely', 'shortens the stay at no cost in harm'])} in ${condition}.`,
    )
  );
}

export const coverLetterOf = ({ condition, treatment }: Subject): string =>
  paragraph('Dear editor,') +
  paragraph(
    `we would be glad if you considered our work on ${treatment} in ${condition}.`,
    'It has not been published elsewhere, and all authors have agreed to this version.',
  );

const PRAISE = [
  'The question is timely.',
  'The manuscript reads well.',
  'The cohort is large and well described.',
  'The protocol was registered in advance.',
];
const DOUBTS = [
  'The sample size is not justified.',
  'Confounding by indication is likely.',
  'The primary outcome differs from the registration.',
  'The comparison groups are not balanced.',
  'Loss to follow-up is not reported.',
];
const SMALL = [
  'Some abbreviations are never explained.',
  'Please report exact p-values.',
  'The discussion could be shorter.',
  'The references need updating.',
];

/** A reviewer's comment on one part of the manuscript. */
export function commentOf(random: Random, subject: Subject, tone: 'GENERAL' | 'MAJOR' | 'MINOR' | 'PART'): string {
  const about = `This ${subject.design.replace(/^an? /, '')} of ${subject.treatment} addresses ${subject.condition} ${subject.population}.`;
  if (tone === 'GENERAL') return paragraph(about, random.pick(PRAISE), random.pick(DOUBTS));
  if (tone === 'MAJOR')
    return `<ol><li>${random.pick(DOUBTS)}</li><li>How was ${subject.outcome} assessed, and by whom?</li><li>${random.pick(DOUBTS)}</li></ol>`;
  return tone === 'MINOR'
    ? paragraph(random.pick(SMALL), random.pick(SMALL))
    : paragraph(random.pick(['Clear.', 'Adequate.', 'Please shorten.', 'None.', ...SMALL]));
}

export const ANSWERS = {
  decline: ['I am too busy at present.', 'This is outside my field.', 'I know the authors too well.', null],
  withdrawal: ['We found an error in our data.', 'We decided to publish elsewhere.', 'The funder asked us to stop.'],
  correction: [
    'Please use the template for the manuscript.',
    'Figure 2 cannot be read. Please send it again.',
    'One of the files is empty.',
  ],
  notes: [
    'Asked the statistician to have a look.',
    'The authors have asked how long it will take.',
    'Similar manuscript last year.',
    'Language needs work before acceptance.',
  ],
  sentBack: ['Please say more about the methods.', 'The comments to the authors are missing.'],
  override: ['The authors have appealed and the board agrees.', 'The decision was recorded by mistake.'],
} as const;
