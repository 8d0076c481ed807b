/** Where a word of an article stands: put before the word in the index, so that the index alone tells title from abstract. */
export const MARKS = { number: 'n:', title: 't:', author: 'a:', keyword: 'k:', body: 'b:' } as const;
export type Mark = (typeof MARKS)[keyof typeof MARKS];
