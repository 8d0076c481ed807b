/** Articles with one distinct subject each, in many scripts. */
export const ARTICLES_TO_FIND = [
  {
    number: '2025-9',
    articleTitle: 'Sepsis in the elderly',
    abstractText: '<p>Fluids and mortality.</p>',
    keywords: ['sepsis'],
    authors: ['Jürgen Müller'],
    typeId: 1,
  },
  {
    number: '2025-10',
    articleTitle: 'Fluid resuscitation',
    abstractText: '<p>Patients with <b>sepsis</b> were given albumin.</p>',
    keywords: ['resuscitation'],
    authors: ['Ana Muller', 'Søren Ærø'],
    typeId: 2,
  },
  {
    number: '2026-1',
    articleTitle: 'Ранняя мобилизация после инсульта',
    abstractText: '<p>Чайковский.</p>',
    keywords: ['COVID-19'],
    authors: ['Пётр Орлов'],
    typeId: 2,
  },
  {
    number: '2026-2',
    articleTitle: '早期活动与卒中康复',
    abstractText: '<p>Ελληνική μελέτη</p>',
    keywords: ['卒中'],
    authors: ["Siobhán O'Brien"],
    typeId: 3,
  },
  {
    number: '2026-10',
    articleTitle: 'Albumin',
    abstractText: '<p>A letter.</p>',
    keywords: ['sepsis bundle'],
    authors: ['Zoë Fünf'],
    typeId: 2,
  },
] as const;
