import { row } from './route-row';

const OFFICE = 'E S AE W';
const SELF = { params: { id: 'self' } };
const OTHER = { params: { id: 'another author' } };
const NO_SESSION = { params: { id: '00000000-0000-4000-8000-000000000000' }, namesNothing: true };
const NO_PROVIDER = { params: { provider: 'orcid' }, namesNothing: true };
const ANOTHER_EDITOR = { params: { id: 'another editor' } };

/** An account cannot be merged with itself, so that the table merges none. */
const SAME_AUTHOR = { params: { id: 'another author', otherId: 'another author' } };

/** api.md, 'Accounts'; lifecycle, section 1. */
export const ACCOUNT_ROUTES = [
  row('POST /authenticate', 'public'),
  row('POST /authenticate/second-step', 'public'),
  row('POST /authenticate/passkey', 'public'),
  row('POST /authenticate/passkey/options', 'public'),
  row('POST /register', 'public'),
  row('POST /reset-password', 'public'),
  row('POST /set-password', 'public'),
  row('POST /disown-address', 'public'),
  row('POST /password-strength', 'public'),
  row('POST /revert-address', 'public'),
  row('POST /remove-factors', 'public'),
  row('POST /user/proof', 'all'),
  row('POST /user/proof/options', 'all'),
  row('GET /user/factors', 'all'),
  row('POST /user/factors/app', 'all'),
  row('POST /user/factors/app/confirm', 'all'),
  row('POST /user/factors/passkey', 'all'),
  row('POST /user/factors/passkey/confirm', 'all'),
  row('POST /user/factors/recovery-codes', 'all'),
  row('POST /user/factors/:id/rename', 'all', { ...NO_SESSION, body: { name: 'Phone' } }),
  row('POST /user/factors/:id/remove', 'all', NO_SESSION),
  row('POST /confirm-address', 'all'),
  row('POST /user/address-link', 'all'),
  row('POST /user/:id/password-link', OFFICE, OTHER),
  row('POST /user/:id/password-link', 'E S W', ANOTHER_EDITOR),
  row('GET /user/:id/merge/:otherId', 'E S W', SAME_AUTHOR),
  row('POST /user/:id/merge/:otherId', 'E S W', SAME_AUTHOR),
  row('GET /own-data.zip', 'all'),
  row('GET /reviewing-record', 'all'),
  // An empty body is refused.
  row('POST /reviewing-record/naming', 'all'),
  row('POST /reviewing-record/certificates', 'all', { body: { year: 'none' } }),
  row('GET /reviewing-record/certificates/:id/pdf', 'all', NO_SESSION),
  row('POST /reviewing-record/certificates/:id/withdraw', 'all', NO_SESSION),
  row('GET /reviewing-record/orcid', 'all'),
  // Nothing goes to ORCID while no webmaster has set it.
  row('POST /reviewing-record/orcid/start', 'all'),
  row('POST /reviewing-record/orcid/finish', 'all'),
  row('POST /reviewing-record/orcid/withdraw', 'all'),
  row('GET /certificate/:code', 'public', { params: { code: 'none' }, refused: 404 }),
  row('GET /privacy-text', 'public'),
  row('GET /privacy-text/versions', 'W'),
  row('POST /privacy-text', 'W'),
  row('POST /user/consent', 'all', { body: { version: 1 } }),
  // Without the confirmation nobody is erased.
  row('GET /user/:id/erasure', 'W', OTHER),
  row('POST /user/:id/erasure', 'W', { ...OTHER, body: { confirmation: 'nobody@example.org' } }),
  row('GET /retention', 'W'),
  row('GET /retention/dry-run', 'W', { query: '?retainRejectedMonths=1' }),
  row('POST /retention', 'W', {
    body: {
      ...{ retainRejectedMonths: 0, retainWithdrawnMonths: 0, retainDraftDays: 0 },
      ...{ retainMailMonths: 0, retainSecurityLogMonths: 0, confirmed: false },
    },
  }),
  row('POST /user/:id/factor-link', OFFICE, OTHER),
  row('POST /user/:id/factor-link', 'E S W', ANOTHER_EDITOR),
  row('GET /countries', 'public'),
  row('POST /user/logout', 'all', { endsSession: true }),
  row('GET /user/sessions', 'all'),
  row('POST /user/sessions/:id/end', 'all', NO_SESSION),
  row('POST /user/sessions/end-others', 'all'),
  row('POST /sign-in/:provider/start', 'public', { params: { provider: 'orcid' }, refused: 404 }),
  row('POST /sign-in/finish', 'public'),
  row('POST /sign-in/register', 'public'),
  row('GET /user/sign-ins', 'all'),
  row('POST /user/sign-ins/:provider/start', 'all', NO_PROVIDER),
  row('POST /user/sign-ins/link', 'all'),
  row('POST /user/sign-ins/:provider/unlink', 'all', NO_PROVIDER),
  row('GET /user', 'all'),
  row('GET /user/:id', 'all', SELF),
  row('GET /user/:id', OFFICE, OTHER),
  row('POST /user/update/:id', 'all', SELF),
  row('POST /user/update/:id', OFFICE, OTHER),
  row('POST /user/update/:id', 'E S W', ANOTHER_EDITOR),
  row('GET /user/all', OFFICE),
  row('GET /user/groups', 'all'),
  row('GET /user/reviewer-list', 'all'),
  row('GET /user/reviewers', OFFICE),
  row('GET /user/associate-editor-list', OFFICE),
  row('POST /user/save', OFFICE),
  row('POST /user/saveReviewer', OFFICE),
  row('POST /user/loginAs/:id', OFFICE, { ...OTHER, endsSession: true }),
  row('POST /user/loginAs/:id', 'E S W', { ...ANOTHER_EDITOR, endsSession: true }),
  row('POST /user/loginAs/end', 'all'),
  row('POST /user/:id/updateExpertise', OFFICE, OTHER),
  row('POST /user/update/:id/reviewer-seniority', OFFICE, OTHER),
  row('POST /user/update/:id/change-role', OFFICE, OTHER),
  row('POST /user/update/:id/change-role', '', { ...SELF, query: '?groupId=3' }),
];
