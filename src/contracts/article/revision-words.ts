/** 'the first submission', 'revision 2'. */
export const revisionInWords = (revision: number): string =>
  revision === 0 ? 'the first submission' : `revision ${revision}`;
