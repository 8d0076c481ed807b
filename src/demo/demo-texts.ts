import type { Review, SaveArticleRequest } from '../contracts';

const sections = (parts: Record<string, string>): string =>
  Object.entries(parts)
    .map(([heading, text]) => `<h3>${heading}</h3><p>${text}</p>`)
    .join('');

/** The fields of one demonstration manuscript. */
export function manuscriptFields(title: string, topic: string, keywords: string[]): SaveArticleRequest {
  return {
    articleTitle: title,
    runningTitle: title.slice(0, 47).trim(),
    typeId: 2,
    firstTime: 2,
    previousId: '',
    coverLetter: `<p>Dear editor,</p><p>we would like to submit our work on ${topic}. It has not been published elsewhere.</p>`,
    keywords,
    abstractText: sections({
      INTRODUCTION: `Practice in ${topic} differs widely between hospitals, and the evidence behind it is thin.`,
      METHODS: 'We followed 214 consecutive patients in three hospitals for twelve months and compared two protocols.',
      RESULTS: 'The new protocol shortened the stay by 1.8 days (95% CI 0.9 to 2.7). No difference in harm was seen.',
      CONCLUSION: `A common protocol for ${topic} is safe and shortens the stay.`,
    }),
    languageService: false,
    relationshipOne: '',
    relationshipTwo: '',
    note: '',
  };
}

/** A filled-in review; a harsh one asks for more changes. */
export function reviewFields(harsh: boolean): Review {
  const rating = harsh ? 'LOW50' : 'TOP25';
  return {
    significance: rating,
    originality: harsh ? 'TOP50' : 'TOP10',
    design: rating,
    impact: 'TOP50',
    relevance: 'TOP25',
    abstractQuality: 'TOP25',
    conclusions: rating,
    referencing: 'TOP50',
    rating,
    recommendation: harsh ? 'MajorRevision' : 'MinorRevision',
    violation: false,
    editorialNeeded: !harsh,
    volunteer: false,
    general: '<p>A clear question and a sound design. The paper reads well and the tables are easy to follow.</p>',
    major: harsh
      ? '<p>The choice of the three hospitals is not explained, and readmission is missing from Table 1.</p>'
      : '<p>None.</p>',
    minor: '<ul><li>Please give the units in Figure 2.</li><li>The second reference is incomplete.</li></ul>',
    commentsAbstract: '<p>The abstract says what was done; please add the confidence interval.</p>',
    commentsTables: '<p>Table 1 would gain from a column with the readmission rate.</p>',
    commentsFigures: '<p>Figure 1 is clear.</p>',
    commentsReferences: '<p>Two recent trials are missing.</p>',
    commentsToEditor: '<p>Worth a place in the journal once the points above are settled.</p>',
  };
}
