/** Marks of the fields: the prefix of a lexeme in the index, so that the index alone distinguishes title and abstract. */
export const MARKS = { number: 'n:', title: 't:', author: 'a:', keyword: 'k:', body: 'b:' } as const;
export type Mark = (typeof MARKS)[keyof typeof MARKS];
