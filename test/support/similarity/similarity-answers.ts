/** A manuscript at the stand-in. */
export interface Submission {
  id: string;
  title: string;
  owner: string;
  status: 'CREATED' | 'PROCESSING' | 'COMPLETE' | 'ERROR';
  original: Buffer | null;
  filename: string;
  report: { percent: number | null; settings: unknown } | null;
}

const RIGHTS = 'EDITOR';
/** The collections in the licence of the journal. */
export const REPOSITORIES = ['INTERNET', 'PUBLICATION', 'SUBMITTED_WORK'];

export const keysOf = (body: object): string => Object.keys(body).sort().join(' ');

/** A report must be requested once, after the document has been read, and never with storage in the collection of the service. */
export function similarity(method: string, submission: Submission, json: Record<string, unknown>): [number, unknown] {
  const { report, status } = submission;
  if (method === 'GET' && !report) return [404, 'No report was asked for'];
  if (method === 'GET') {
    const percent = report?.percent ?? null;
    const ready = { status: 'COMPLETE', overall_match_percentage: percent, time_generated: '2026-01-05T10:00:00Z' };
    return [200, percent === null ? { status: 'PROCESSING' } : ready];
  }
  const { generation_settings: generation, indexing_settings: indexing } = json;
  const places = (generation as { search_repositories?: string[] } | undefined)?.search_repositories ?? [];
  if (method !== 'PUT' || status !== 'COMPLETE') return [409, 'The document has not been read yet'];
  if (report) return [409, 'A report was asked for already'];
  if (places.length === 0 || places.some((place) => !REPOSITORIES.includes(place))) return [400, 'repositories'];
  if ((indexing as { add_to_index?: unknown } | undefined)?.add_to_index !== false) return [400, 'add_to_index'];
  submission.report = { percent: null, settings: json };
  return [202, { message: 'Similarity Report is being generated' }];
}

/** A page for one person, who is identified by one word only. */
export function viewer(method: string, { id, report }: Submission, json: Record<string, unknown>): [number, unknown] {
  if (method !== 'POST' || keysOf(json) !== 'locale viewer_default_permission_set viewer_user_id')
    return [400, `Not these fields: ${keysOf(json)}`];
  if (json.viewer_default_permission_set !== RIGHTS) return [400, 'rights'];
  if (report?.percent === null || !report) return [409, 'There is no report'];
  return [200, { viewer_url: `https://viewer.example.org/${id}?for=${String(json.viewer_user_id)}` }];
}
