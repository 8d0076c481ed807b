import { makeStyles, MessageBar, MessageBarBody, MessageBarTitle, tokens } from '@fluentui/react-components';
import type { BlacklistWarning } from '@contracts';
import { api } from '../api/api';

const blacklistWarningsApi = api.injectEndpoints({
  endpoints: (build) => ({
    blacklistWarnings: build.query<BlacklistWarning[], string>({
      query: (articleId) => `/article/${articleId}/blacklist-warnings`,
      providesTags: (_result, _error, id) => ['Blacklist', { type: 'Article', id }],
    }),
  }),
});

const ROLES: Record<BlacklistWarning['role'], string> = {
  AUTHOR: 'an author',
  UPLOADER: 'who uploaded the manuscript',
  SUGGESTED: 'suggested as a reviewer by the authors',
};

const useStyles = makeStyles({
  list: { margin: 0, paddingInlineStart: tokens.spacingHorizontalL, overflowWrap: 'anywhere' },
});

function sentence({ name, role, matchedBy, entry }: BlacklistWarning): string {
  const listed = `${entry.firstName} ${entry.lastName}, ${entry.emailAddress}`;
  return matchedBy === 'EMAIL'
    ? `${name} (${ROLES[role]}) is on the blacklist: ${entry.shortReason}`
    : `${name} (${ROLES[role]}) has the name of somebody on the blacklist (${listed}): ${entry.shortReason}`;
}

/**
 * For the office alone: who of an article is on the blacklist, or has the name of somebody there. A call of its own, so that no
 * answer to an author or reviewer ever holds it; nothing at all where there is nothing to warn of.
 */
export function BlacklistNotice({ articleId }: { articleId: string }) {
  const styles = useStyles();
  const { data = [] } = blacklistWarningsApi.useBlacklistWarningsQuery(articleId);
  if (data.length === 0) return null;
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>Blacklist</MessageBarTitle>
        <ul className={styles.list}>
          {data.map((warning) => (
            <li key={`${warning.role} ${warning.name} ${warning.entry.id}`}>{sentence(warning)}</li>
          ))}
        </ul>
      </MessageBarBody>
    </MessageBar>
  );
}
