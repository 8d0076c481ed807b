import { makeStyles, MessageBar, MessageBarBody, Text, tokens } from '@fluentui/react-components';
import { type ArticleView, type AuthorshipEntry, DECLARATION_WORDS, t, VEIL_MESSAGES } from '@contracts';
import { authorshipApi } from '../../../shared/article/authorship-api';
import { AuthorshipList } from '../../../shared/article/authorship-list';
import { Card } from '../../../shared/display/card';
import { Rich } from '../../../shared/language/rich';
import { AddressMarkBadge, MarkedAddresses } from '../../../shared/people/address-marks';
import { confirmedBy } from './authorship-words';
import { RemindAuthors } from './remind-authors';

const useStyles = makeStyles({
  declarations: { display: 'grid', rowGap: tokens.spacingVerticalS, overflowWrap: 'anywhere' },
  list: { margin: 0, paddingInlineStart: tokens.spacingHorizontalXL },
});

const useAuthorship = (articleId: string) =>
  authorshipApi.useAuthorshipQuery(articleId, { refetchOnMountOrArgChange: true }).data;

/** People named as authors who answered that they are not authors, with their comments. Nothing if there are none. */
export function RefusedAuthors({ article }: { article: ArticleView }) {
  const refused = useAuthorship(article.id)?.authors.filter(({ state }) => state === 'REFUSED') ?? [];
  if (refused.length === 0) return null;
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        {refused.map(({ name, comment }, index) => (
          <Text key={`${index} ${name}`} block>
            <Rich
              text="<bdi>{name}</bdi> said that they are not an author of this manuscript{said, select, yes {: <q>{comment}</q>} other {.}}"
              values={{ name, comment, said: comment ? 'yes' : 'no' }}
              tags={{ bdi: (words) => <bdi>{words}</bdi>, q: (words) => <q>{words}</q> }}
            />
          </Text>
        ))}
      </MessageBarBody>
    </MessageBar>
  );
}

/**
 * Who has confirmed authorship, with roles and declarations. Authors whose mails bounce are marked, because asking them again does not
 * help.
 */
export function AuthorshipCard({ article }: { article: ArticleView }) {
  const styles = useStyles();
  const authorship = useAuthorship(article.id);
  if (article.authorsHidden)
    return (
      <Card title={t('Authors')}>
        <Text>{VEIL_MESSAGES.hidden}</Text>
      </Card>
    );
  if (!authorship?.asked) return null;
  const addresses = article.articleAuthors.map(({ email }) => email ?? '');
  const declaring = authorship.authors.filter(({ declarations }) => declarations.length > 0);
  return (
    <Card title={t('Authors')} actions={<RemindAuthors articleId={article.id} authorship={authorship} />}>
      <Text>{confirmedBy(authorship)}</Text>
      <MarkedAddresses addresses={addresses.filter((email) => email !== '')}>
        <AuthorshipList
          authors={authorship.authors}
          beside={(index) => <AddressMarkBadge email={addresses[index] ?? ''} />}
        />
      </MarkedAddresses>
      {declaring.length > 0 && (
        <details>
          <summary>{t('Declarations')}</summary>
          <div className={styles.declarations}>
            {declaring.map((author, index) => (
              <Declared key={`${index} ${author.name}`} author={author} />
            ))}
          </div>
        </details>
      )}
    </Card>
  );
}

function Declared({ author }: { author: AuthorshipEntry }) {
  const styles = useStyles();
  return (
    <div>
      <Text weight="semibold" block>
        <bdi>{author.name}</bdi>
      </Text>
      <ul className={styles.list}>
        {author.declarations.map(({ declaration, yes, text }) => (
          <li key={declaration}>
            {DECLARATION_WORDS[declaration].label}: {yes ? t('yes') : t('no')}
            {text && `. ${text}`}
          </li>
        ))}
      </ul>
    </div>
  );
}
