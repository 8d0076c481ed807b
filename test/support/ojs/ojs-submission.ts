import type { Random } from '../../../src/generate/random';
import { type DecisionName, moment, type OjsMaker, type RoleName } from './ojs-maker';
import { chosen, type OjsCast } from './ojs-people';

const PUBLICATION = 1048588;
const TITLES = [
  'Sleep & <i>memory</i>',
  'Größe und Länge',
  'A "quoted" study',
  '中文題目的研究',
  'Effects of β-blockers',
];

interface FileKind {
  stage: number;
  genre?: string | null;
  extension?: string;
  day: number;
  assoc?: { type: number; id: number };
  by: number;
  /** False: the row exists, but the bytes do not. */
  stored?: boolean;
  /** The bytes of another file, as OJS copies them. */
  copyOf?: number;
}

/** Builds one submission. Days count from the day of submission. */
export class OjsSubmissionMaker {
  readonly id: number;
  readonly by: Random;
  readonly start: number;
  readonly submitter: number;
  private readonly publication: number;
  private readonly rounds: number[] = [];
  private readonly row: Record<string, string | number | null>;
  private count = 0;

  constructor(
    readonly maker: OjsMaker,
    readonly cast: OjsCast,
    readonly nth: number,
    shape: { progress: 'draft' | 'complete'; stage: number; status: number },
  ) {
    this.by = chosen('submission', nth);
    this.start = this.by.int(5, 1_200);
    this.submitter = this.by.pick(cast.authors);
    const done = maker.version === '3.3' ? 0 : '';
    const begun = maker.version === '3.3' ? 2 : 'details';
    this.row = {
      ...{ context_id: 1, current_publication_id: nth, status: shape.status, stage_id: shape.stage, locale: 'en_US' },
      submission_progress: shape.progress === 'draft' ? begun : done,
      date_submitted: shape.progress === 'draft' ? null : this.at(0),
      ...{ last_modified: this.at(1), date_last_activity: this.at(1) },
    };
    this.id = maker.make('submissions', 'submission_id', this.row);
    const section_id = this.by.int(1, 2);
    const published = shape.status === 3 ? this.at(90).slice(0, 10) : null;
    this.publication = maker.make('publications', 'publication_id', {
      ...{ submission_id: this.id, section_id, date_published: published, status: shape.status, version: 1 },
      ...(maker.version === '3.4' ? { doi_id: published ? this.doi() : null } : {}),
    });
    this.content();
    this.assign('author', this.submitter, 0);
    this.assign('editor', this.by.pick(cast.editors), 0);
  }

  private doi(): number {
    return this.maker.make('dois', 'doi_id', { context_id: 1, doi: `10.5555/jot.${this.id}`, status: 1 });
  }

  at(day: number, hour = 9): string {
    this.count += 1;
    return moment(this.start + day, hour, this.count % 60);
  }

  private content(): void {
    const set = (name: string, value: string, locale?: string): void =>
      this.maker.setting('publication_settings', 'publication_id', this.publication, [name, value, locale]);
    set('title', `${this.by.pick(TITLES)} ${this.nth}`);
    if (this.by.chance(0.2)) set('prefix', 'The');
    if (this.by.chance(0.3)) set('subtitle', 'a trial');
    if (this.by.chance(0.2)) set('title', `Titel ${this.nth}`, 'nl_NL');
    set('abstract', '<p>We <strong>looked</strong> &amp; found.<script>alert(1)</script></p>');
    if (this.maker.version === '3.3' && this.row.status === 3) set('pub-id::doi', `10.5555/jot.${this.id}`, '');
    if (this.maker.version === '3.4')
      this.maker.setting('submission_settings', 'submission_id', this.id, [
        'commentsForTheEditors',
        '<p>Dear editors</p>',
        '',
      ]);
    this.maker.words('submissionKeyword', { type: PUBLICATION, id: this.publication }, ['sleep', 'memory', 'age']);
    const authors = this.by.int(1, 4);
    for (let seq = 0; seq < authors; seq += 1) this.author(seq);
  }

  private author(seq: number): void {
    const known = this.by.pick(this.cast.authors);
    // Sometimes OJS has one address for two authors.
    const email =
      seq === 0
        ? `person${this.submitter}@example.org`
        : this.by.chance(0.1)
          ? `person${this.submitter}@example.org`
          : this.by.chance(0.4)
            ? `Person${known}@Example.org`
            : `co${this.nth}-${seq}@example.org`;
    const id = this.maker.make('authors', 'author_id', {
      email,
      publication_id: this.publication,
      seq,
      user_group_id: null,
    });
    const set = (name: string, value: string, locale?: string): void =>
      this.maker.setting('author_settings', 'author_id', id, [name, value, locale]);
    set('givenName', `Given ${seq}`);
    set('familyName', `Family ${this.nth}`);
    if (this.by.chance(0.5)) set('affiliation', 'Institute <of> Things');
    if (this.by.chance(0.5)) set('country', 'FR', '');
  }

  assign(role: RoleName, user_id: number, day: number): void {
    const row = {
      submission_id: this.id,
      user_group_id: this.maker.groups[role],
      user_id,
      date_assigned: this.at(day),
    };
    this.maker.make('stage_assignments', 'stage_assignment_id', { ...row, recommend_only: 0 });
  }

  decide(decision: DecisionName, day: number, editor = this.by.pick(this.cast.editors)): void {
    this.maker.make('edit_decisions', 'edit_decision_id', {
      ...{
        submission_id: this.id,
        review_round_id: this.rounds.at(-1) ?? null,
        stage_id: 3,
        round: this.rounds.length,
      },
      ...{ editor_id: editor, decision: this.maker.decisions[decision], date_decided: this.at(day, 15) },
    });
  }

  round(): number {
    const id = this.maker.make('review_rounds', 'review_round_id', {
      ...{ submission_id: this.id, stage_id: 3, round: this.rounds.length + 1, status: 6 },
    });
    this.rounds.push(id);
    return id;
  }

  file({ stage, genre = 'SUBMISSION', extension = 'docx', day, assoc, by, stored = true, copyOf }: FileKind): number {
    const name = `file ${this.nth}-${this.maker.version}-${stage}.${extension}`;
    const path = `journals/1/articles/${this.id}/${chosen('path', this.nth, stage, day, name).hex(12)}.${extension}`;
    const bytes = Buffer.from(`Bytes of ${path}`);
    const file_id = copyOf ?? this.maker.bytes(path, stored ? bytes : null);
    const genres: Record<string, number> = { SUBMISSION: 1, IMAGE: 2, OTHER: 3 };
    const id = this.maker.make('submission_files', 'submission_file_id', {
      ...{ submission_id: this.id, file_id, genre_id: genre === null ? null : (genres[genre] ?? 3), file_stage: stage },
      ...{
        uploader_user_id: by,
        created_at: this.at(day, 8),
        updated_at: this.at(day, 8),
        source_submission_file_id: null,
      },
      ...{ assoc_type: assoc?.type ?? null, assoc_id: assoc?.id ?? null },
    });
    this.maker.setting('submission_file_settings', 'submission_file_id', id, ['name', name]);
    this.maker.make('submission_file_revisions', 'revision_id', { submission_file_id: id, file_id });
    return file_id;
  }

  get roundNumber(): number {
    return this.rounds.length;
  }

  get roundId(): number {
    return this.rounds.at(-1) ?? 0;
  }
}
