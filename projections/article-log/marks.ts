/** What people typed cannot pass for a mark. */
export const typed = (text: string): string => text.replace(/\{(user|day):/g, '($1:').trim();

/** Stands for a person, who is named when the sentence is read: names change, and accounts go. */
export const user = (id: string): string => `{user:${id}}`;

/** Stands for a day, told by the journal's time zone when the sentence is read. `iso`: ISO 8601 UTC. */
export const day = (iso: string): string => `{day:${iso}}`;
