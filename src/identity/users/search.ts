/** SQL condition that every word of `q` occurs in one of the columns, ignoring case; parameters from `$1`. */
export function searchCondition(q: string, columns: readonly string[]): { sql: string; values: string[] } {
  const words = q.trim().split(/\s+/u).filter(Boolean).slice(0, 8);
  if (words.length === 0) return { sql: 'true', values: [] };
  const text = `concat_ws(' ', ${columns.join(', ')})`;
  return {
    sql: words.map((_word, i) => `${text} ILIKE $${i + 1}`).join(' AND '),
    values: words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`),
  };
}

/** As `searchCondition`, on the stored column `search_text` and its index, and also ignoring accents. */
export function searchTextCondition(q: string): { sql: string; values: string[] } {
  const { values } = searchCondition(q, []);
  if (values.length === 0) return { sql: 'true', values };
  return { sql: values.map((_word, i) => `search_text LIKE app.search_form($${i + 1})`).join(' AND '), values };
}
