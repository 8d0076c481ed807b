import { makeStyles, MessageBar, MessageBarBody, MessageBarTitle, tokens } from '@fluentui/react-components';
import { type BlacklistWarning, t } from '@contracts';
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
  AUTHOR: t('an author'),
  UPLOADER: t('who uploaded the manuscript'),
  SUGGESTED: t('suggested as a reviewer by the authors'),
};

const useStyles = makeStyles({
  list: { margin: 0, paddingInlineStart: tokens.spacingHorizontalL, overflowWrap: 'anywhere' },
});

function sentence({ name, role, matchedBy, entry }: BlacklistWarning): string {
  const listed = `${entry.firstName} ${entry.lastName}, ${entry.emailAddress}`;
  return matchedBy === 'EMAIL'
    ? t('{name} ({role}) is on the blacklist: {shortReason}', {
        name,
        role: ROLES[role],
        shortReason: entry.shortReason,
      })
    : t('{name} ({role}) has the same name as a person on the blacklist ({listed}): {shortReason}', {
        name,
        role: ROLES[role],
        listed,
        shortReason: entry.shortReason,
      });
}

/**
 * For the office only: people of an article who are on the blacklist or share a name with someone on it. A separate call, so that
 * no answer to an author or reviewer contains it. Renders nothing if there is no warning.
 */
export function BlacklistNotice({ articleId }: { articleId: string }) {
  const styles = useStyles();
  const { data = [] } = blacklistWarningsApi.useBlacklistWarningsQuery(articleId);
  if (data.length === 0) return null;
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{t('Blacklist')}</MessageBarTitle>
        <ul className={styles.list}>
          {data.map((warning) => (
            <li key={`${warning.role} ${warning.name} ${warning.entry.id}`}>{sentence(warning)}</li>
          ))}
        </ul>
      </MessageBarBody>
    </MessageBar>
  );
}
