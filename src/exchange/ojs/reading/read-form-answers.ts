import { idList, type Row } from '../database/ojs-database';
import type { Reading } from './read-submissions';
import { must, readSettings, type Settings, textIn } from './settings';

interface FormTexts {
  toAuthor: string;
  toEditor: string;
}

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** The reviewers' answers in the journal's own form: each question with its answer, as rich text, by the review. */
export async function readFormAnswers(
  { db, journal }: Reading,
  reviews: readonly string[],
): Promise<ReadonlyMap<string, FormTexts>> {
  const rows = await db.rows(
    `SELECT r.review_id, r.response_value, e.review_form_element_id, e.included FROM review_form_responses r
       JOIN review_form_elements e ON e.review_form_element_id = r.review_form_element_id
      WHERE r.review_id IN ${idList(reviews)} ORDER BY r.review_id, e.seq, e.review_form_element_id`,
  );
  const elements = [...new Set(rows.map((row) => must(row, 'review_form_element_id')))];
  const settings = await readSettings(
    db,
    { table: 'review_form_element_settings', key: 'review_form_element_id' },
    elements,
  );
  const texts = new Map<string, FormTexts>();
  for (const row of rows) {
    const words = answerIn(row, settings, journal.locale);
    const before = texts.get(must(row, 'review_id')) ?? { toAuthor: '', toEditor: '' };
    const place = row.included === '1' ? 'toAuthor' : 'toEditor';
    texts.set(must(row, 'review_id'), { ...before, [place]: before[place] + words });
  }
  return texts;
}

function answerIn(row: Row, settings: Settings, locale: string): string {
  const element = must(row, 'review_form_element_id');
  const answer = must(row, 'response_value');
  if (answer === '') return '';
  const choices = choicesIn(textIn(settings, element, 'possibleResponses', [locale]));
  const answerText = choices.length === 0 ? answer : chosenOf(answer).map((place) => choices[place] ?? String(place));
  // A question is HTML that a manager of OJS wrote; an answer is plain text.
  const question = textIn(settings, element, 'question', [locale]);
  return `${/^\s*</.test(question) ? question : `<p><strong>${escaped(question)}</strong></p>`}<p>${escaped([answerText].flat().join('; '))}</p>`;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/** The choices of a question: a list of texts, in older installations of objects with a `content`. */
function choicesIn(json: string): string[] {
  const list = parsed(json);
  if (typeof list !== 'object' || list === null) return [];
  return Object.values(list).map((one: unknown) =>
    typeof one === 'object' && one !== null && 'content' in one ? String(one.content) : String(one),
  );
}

/** One place among the choices, or a list of them. */
function chosenOf(answer: string): number[] {
  const list = parsed(answer);
  return (Array.isArray(list) ? list : [answer]).map(Number).filter((place) => Number.isInteger(place));
}
