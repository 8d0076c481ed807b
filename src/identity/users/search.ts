/** SQL that asks for every word of `q` in one of the columns, without regard to case; parameters from `$1`. */
export function searchCondition(q: string, columns: readonly string[]): { sql: string; values: string[] } {
  const words = q.trim().split(/\s+/u).filter(Boolean).slice(0, 8);
  if (words.length === 0) return { sql: 'true', values: [] };
  const text = `concat_ws(' ', ${columns.join(', ')})`;
  return {
    sql: words.map((_word, i) => `${text} ILIKE $${i + 1}`).join(' AND '),
    values: words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`),
  };
}
