/** SQL: what an erased account has as the key of its address, by which it is known as erased. */
export const ERASED_KEY = "('erased ' || id)";

/**
 * What the tables store about a person, and what an erasure does with it: $1 are the ids, $2 the addresses in normal form. Run in this
 * order, in one transaction. Texts of others about the person are found by the search of all texts that follows (sweep.ts).
 */
export const TABLE_RULES: readonly string[] = [
  'DELETE FROM app.sessions WHERE user_id::text = ANY($1) OR real_user_id::text = ANY($1)',
  'DELETE FROM app.known_devices WHERE user_id::text = ANY($1)',
  'DELETE FROM app.address_links WHERE user_id::text = ANY($1) OR lower(address) = ANY($2)',
  'DELETE FROM app.undeliverable_addresses WHERE address_key = ANY($2)',
  'DELETE FROM app.factors WHERE user_id::text = ANY($1)',
  'DELETE FROM app.recovery_codes WHERE user_id::text = ANY($1)',
  'DELETE FROM app.second_step_tickets WHERE user_id::text = ANY($1)',
  'DELETE FROM app.passkey_challenges WHERE user_id::text = ANY($1)',
  'DELETE FROM app.sign_in_links WHERE user_id::text = ANY($1)',
  'DELETE FROM app.sign_in_flows WHERE user_id::text = ANY($1)',
  "DELETE FROM app.sign_in_tickets WHERE lower(person->>'email') = ANY($2)",
  'DELETE FROM app.consents WHERE user_id::text = ANY($1)',
  'DELETE FROM app.api_keys WHERE user_id::text = ANY($1)',
  'DELETE FROM app.calendar_links WHERE user_id::text = ANY($1)',
  'DELETE FROM app.news_seen WHERE user_id::text = ANY($1)',
  'DELETE FROM app.saved_searches WHERE user_id = ANY($1)',
  'DELETE FROM app.saved_views WHERE user_id = ANY($1)',
  'DELETE FROM app.reviewer_namings WHERE user_id::text = ANY($1)',
  'DELETE FROM app.orcid_consents WHERE user_id::text = ANY($1)',
  'DELETE FROM app.orcid_consent_flows WHERE user_id::text = ANY($1)',
  'DELETE FROM app.orcid_deposits WHERE user_id::text = ANY($1)',
  // The code is kept, so that the check page shows that the certificate is withdrawn.
  `UPDATE app.reviewer_certificates SET name = NULL, withdrawn_at = coalesce(withdrawn_at, now()) WHERE user_id::text = ANY($1)`,
  'DELETE FROM app.review_drafts WHERE reviewer_id = ANY($1)',
  'DELETE FROM app.rebuttal_drafts WHERE user_id = ANY($1)',
  'DELETE FROM app.decision_drafts WHERE user_id = ANY($1)',
  'DELETE FROM app.held_decisions WHERE user_id = ANY($1)',
  // Lines of an import may quote an address or the name of a file.
  `UPDATE app.import_runs SET problems = '[]', failure = NULL WHERE by_id::text = ANY($1) OR EXISTS (
     SELECT FROM unnest($2::text[]) a WHERE strpos(lower(problems::text || coalesce(failure, '')), a) > 0)`,
  // The manuscript is also deleted at the similarity service, and after that the row.
  `UPDATE app.similarity_runs SET state = 'REMOVING', percent = NULL, made_at = NULL, attempts = 0, next_try_at = now() WHERE article_id IN (
     SELECT article_id FROM app.integrity_checks WHERE uploader_id = ANY($1) OR people && $2)`,
  'DELETE FROM app.integrity_checks WHERE uploader_id = ANY($1) OR people && $2',
  'DELETE FROM app.authors WHERE id::text = ANY($1) OR email_key = ANY($2)',
  'DELETE FROM app.blacklist WHERE email_key = ANY($2)',
  'DELETE FROM app.uploads WHERE user_id::text = ANY($1) AND recorded_at IS NULL',
  "UPDATE app.uploads SET original_name = '[erased]' WHERE user_id::text = ANY($1)",
  `DELETE FROM app.attachments WHERE user_id::text = ANY($1)
     OR ticket_id IN (SELECT id FROM app.tickets WHERE owner_id::text = ANY($1))`,
  'DELETE FROM app.tickets WHERE owner_id::text = ANY($1)',
  "UPDATE app.ticket_responses SET content = '[erased]' WHERE user_id::text = ANY($1)",
  // Copies of all mails, outside production only; the log contains them too.
  'DELETE FROM app.caught_mails',
  'DELETE FROM app.rate_limits r USING unnest($2::text[]) a WHERE strpos(lower(r.key), a) > 0',
  'UPDATE app.security_log SET before = NULL, after = NULL, subject = NULL WHERE user_id::text = ANY($1) AND $2::text[] IS NOT NULL',
  `UPDATE app.users SET email = 'erased-' || id || '@erased.invalid', email_key = ${ERASED_KEY}, password_hash = NULL,
     one_time_hash = NULL, one_time_purpose = NULL, one_time_expires = NULL, must_change_password = false, title = NULL,
     first_name = 'Erased', middle_name = NULL, last_name = 'person', orcid = NULL, department = NULL, division = NULL,
     institute = NULL, street_name = NULL, postal_code = NULL, city = NULL, country = NULL, phone_number = NULL, fax = NULL,
     areas_of_expertise = NULL, seniority_level = NULL, group_id = 1, deleted = true, addresses = '{}', authenticated_orcid = NULL,
     demonstration_hash = NULL, language = NULL, factor_demanded_at = NULL WHERE id::text = ANY($1)`,
];
