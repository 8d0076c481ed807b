import { type Analysis, QuestionRefused } from './open-analysis';
import { asTable } from './show-answer';

const RESULT = '<!-- result -->';
const END = '<!-- end of the result -->';
/** A block of SQL, and the result after it if there already is one. */
const BLOCK = new RegExp(`^(\`\`\`sql\\n)([\\s\\S]*?)(^\`\`\`\\n)(?:\\n${RESULT}\\n[\\s\\S]*?${END}\\n)?`, 'gm');

/**
 * Runs every block of SQL in a Markdown page and inserts the result after it, in place of an older one. The rest of the page stays as it is.
 * @throws QuestionRefused that names the line of the block that cannot be answered.
 */
export async function runNotebook(page: string, analysis: Pick<Analysis, 'ask'>): Promise<string> {
  const parts: string[] = [];
  let done = 0;
  for (const { 0: whole, 1: begin = '', 2: sql = '', 3: end = '', index } of page.matchAll(BLOCK)) {
    const answer = await analysis.ask(sql).catch((failure: Error) => {
      const line = page.slice(0, index).split('\n').length;
      throw new QuestionRefused(`The question in line ${line}: ${failure.message}`, { cause: failure });
    });
    parts.push(page.slice(done, index), begin, sql, end, `\n${RESULT}\n\n${asTable(answer)}\n${END}\n`);
    done = index + whole.length;
  }
  if (done === 0) throw new QuestionRefused('The notebook has no block of SQL (```sql).');
  return parts.join('') + page.slice(done);
}
