/** The version of the public schema of OJS in a test database. */
export type OjsVersion = '3.3' | '3.4';

const setting = (table: string, key: string, more = ''): string =>
  `CREATE TABLE ${table} (${key} bigint NOT NULL, locale varchar(14) NOT NULL DEFAULT '', setting_name varchar(255) NOT NULL,
     setting_value text${more}, UNIQUE (${key}, locale, setting_name));`;

/** In 3.3 some settings have a column for their type, and those of users refer to an object. */
const settings = (version: OjsVersion): string =>
  [
    version === '3.3'
      ? `CREATE TABLE user_settings (user_id bigint NOT NULL, locale varchar(14) NOT NULL DEFAULT '', setting_name varchar(255) NOT NULL,
           assoc_type bigint DEFAULT 0, assoc_id bigint DEFAULT 0, setting_value text, setting_type varchar(6) NOT NULL);`
      : setting('user_settings', 'user_id'),
    setting('publication_settings', 'publication_id'),
    setting('submission_settings', 'submission_id'),
    setting('author_settings', 'author_id'),
    setting('section_settings', 'section_id', version === '3.3' ? ', setting_type varchar(6) NOT NULL' : ''),
    setting('submission_file_settings', 'submission_file_id'),
    setting('review_form_element_settings', 'review_form_element_id', ', setting_type varchar(6) NOT NULL'),
    setting('controlled_vocab_entry_settings', 'controlled_vocab_entry_id', ', setting_type varchar(6) NOT NULL'),
  ].join('\n');

const peopleTables = (version: OjsVersion): string => `
CREATE TABLE versions (major integer, minor integer, revision integer, build integer, current smallint, product_type varchar(30), product varchar(30));
CREATE TABLE journals (journal_id bigserial PRIMARY KEY, path varchar(32) NOT NULL UNIQUE, primary_locale varchar(14) NOT NULL, enabled smallint DEFAULT 1);
CREATE TABLE users (user_id bigserial PRIMARY KEY, username varchar(32) NOT NULL UNIQUE, password varchar(255) NOT NULL, email varchar(255) NOT NULL UNIQUE,
  phone varchar(32), country varchar(90), gossip text, disabled smallint NOT NULL DEFAULT 0, date_registered timestamp NOT NULL, date_validated timestamp);
CREATE TABLE user_groups (user_group_id bigserial PRIMARY KEY, context_id bigint NOT NULL, role_id bigint NOT NULL);
CREATE TABLE user_user_groups (user_group_id bigint NOT NULL, user_id bigint NOT NULL, UNIQUE (user_group_id, user_id));
CREATE TABLE controlled_vocabs (controlled_vocab_id bigserial PRIMARY KEY, symbolic varchar(64) NOT NULL, assoc_type bigint DEFAULT 0, assoc_id bigint DEFAULT 0);
CREATE TABLE controlled_vocab_entries (controlled_vocab_entry_id bigserial PRIMARY KEY, controlled_vocab_id bigint NOT NULL, seq double precision);
CREATE TABLE user_interests (user_id bigint NOT NULL, controlled_vocab_entry_id bigint NOT NULL);
CREATE TABLE sections (section_id bigserial PRIMARY KEY, journal_id bigint NOT NULL);
CREATE TABLE submissions (submission_id bigserial PRIMARY KEY, context_id bigint NOT NULL, current_publication_id bigint, date_last_activity timestamp,
  date_submitted timestamp, last_modified timestamp, stage_id bigint NOT NULL DEFAULT 1, locale varchar(14), status smallint NOT NULL DEFAULT 1,
  submission_progress ${version === '3.3' ? 'smallint NOT NULL DEFAULT 1' : "varchar(50) NOT NULL DEFAULT 'start'"});
CREATE TABLE publications (publication_id bigserial PRIMARY KEY, submission_id bigint NOT NULL, section_id bigint, date_published date, status smallint NOT NULL DEFAULT 1,
  version bigint${version === '3.3' ? '' : ', doi_id bigint'});
${version === '3.3' ? '' : 'CREATE TABLE dois (doi_id bigserial PRIMARY KEY, context_id bigint NOT NULL, doi varchar(255) NOT NULL, status smallint DEFAULT 1);'}
CREATE TABLE authors (author_id bigserial PRIMARY KEY, email varchar(90) NOT NULL, publication_id bigint NOT NULL, seq double precision NOT NULL DEFAULT 0, user_group_id bigint);
CREATE TABLE stage_assignments (stage_assignment_id bigserial PRIMARY KEY, submission_id bigint NOT NULL, user_group_id bigint NOT NULL, user_id bigint NOT NULL,
  date_assigned timestamp NOT NULL, recommend_only smallint NOT NULL DEFAULT 0);
CREATE TABLE edit_decisions (edit_decision_id bigserial PRIMARY KEY, submission_id bigint NOT NULL, review_round_id bigint, stage_id bigint, round smallint,
  editor_id bigint NOT NULL, decision smallint NOT NULL, date_decided timestamp NOT NULL);`;

const reviewTables = (version: OjsVersion): string => `
CREATE TABLE review_rounds (review_round_id bigserial PRIMARY KEY, submission_id bigint NOT NULL, stage_id bigint, round smallint NOT NULL, status bigint);
CREATE TABLE review_assignments (review_id bigserial PRIMARY KEY, submission_id bigint NOT NULL, reviewer_id bigint NOT NULL, competing_interests text,
  recommendation smallint, date_assigned timestamp, date_notified timestamp, date_confirmed timestamp, date_completed timestamp, date_acknowledged timestamp,
  date_due timestamp, date_response_due timestamp, last_modified timestamp, declined smallint NOT NULL DEFAULT 0, cancelled smallint NOT NULL DEFAULT 0,
  date_rated timestamp, quality smallint, review_round_id bigint NOT NULL, stage_id smallint NOT NULL, review_method smallint NOT NULL DEFAULT 1,
  round smallint NOT NULL DEFAULT 1, step smallint NOT NULL DEFAULT 1, review_form_id bigint,
  ${version === '3.3' ? 'reviewer_file_id bigint, unconsidered smallint' : 'considered smallint, request_resent smallint NOT NULL DEFAULT 0'});
CREATE TABLE submission_comments (comment_id bigserial PRIMARY KEY, comment_type bigint, role_id bigint NOT NULL, submission_id bigint NOT NULL, assoc_id bigint NOT NULL,
  author_id bigint NOT NULL, comment_title text NOT NULL, comments text, date_posted timestamp, viewable smallint);
CREATE TABLE review_form_elements (review_form_element_id bigserial PRIMARY KEY, review_form_id bigint NOT NULL, seq double precision, element_type bigint, included smallint);
CREATE TABLE review_form_responses (review_form_element_id bigint NOT NULL, review_id bigint NOT NULL, response_type varchar(6), response_value text);
CREATE TABLE genres (genre_id bigserial PRIMARY KEY, context_id bigint NOT NULL, entry_key varchar(30));
CREATE TABLE files (file_id bigserial PRIMARY KEY, path varchar(255) NOT NULL, mimetype varchar(255) NOT NULL);
CREATE TABLE submission_files (submission_file_id bigserial PRIMARY KEY, submission_id bigint NOT NULL, file_id bigint NOT NULL REFERENCES files, genre_id bigint,
  file_stage bigint NOT NULL, uploader_user_id bigint, created_at timestamp NOT NULL, updated_at timestamp NOT NULL, assoc_type bigint, assoc_id bigint,
  source_submission_file_id bigint);
CREATE TABLE submission_file_revisions (revision_id bigserial PRIMARY KEY, submission_file_id bigint NOT NULL, file_id bigint NOT NULL);
CREATE TABLE review_round_files (submission_id bigint NOT NULL, review_round_id bigint NOT NULL, stage_id smallint NOT NULL, submission_file_id bigint NOT NULL);
CREATE TABLE queries (query_id bigserial PRIMARY KEY, assoc_type bigint NOT NULL, assoc_id bigint NOT NULL, stage_id smallint NOT NULL, closed smallint DEFAULT 0);
CREATE TABLE notes (note_id bigserial PRIMARY KEY, assoc_type bigint NOT NULL, assoc_id bigint NOT NULL, user_id bigint NOT NULL, date_created timestamp NOT NULL,
  title varchar(255), contents text);
CREATE TABLE email_log (log_id bigserial PRIMARY KEY, assoc_type bigint NOT NULL, assoc_id bigint NOT NULL, sender_id bigint NOT NULL, date_sent timestamp NOT NULL, subject text, body text);`;

/** The tables of OJS that hold people, submissions, reviews, decisions and files, in the shape of its public schema. */
export const ojsTables = (version: OjsVersion): string =>
  peopleTables(version) + reviewTables(version) + settings(version);
