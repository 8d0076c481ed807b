import {
  Button,
  makeStyles,
  MessageBar,
  MessageBarBody,
  Spinner,
  Text,
  tokens,
  typographyStyles,
} from '@fluentui/react-components';
import { useId } from 'react';
import {
  type ArticleView,
  type GroupName,
  type IntegritySign,
  type IntegrityView,
  type SamePictureSign,
  type SameTextSign,
  t,
} from '@contracts';
import { errorMessage } from '../../../shared/api/api-error';
import { Card } from '../../../shared/display/card';
import { Timestamp } from '../../../shared/display/timestamp';
import { Rich } from '../../../shared/language/rich';
import { Loaded } from '../../../shared/page/loaded';
import { useUser } from '../../../shared/state/hooks';
import { CheckedKinds, UnreadableFiles } from './checked-kinds';
import { integrityApi } from './integrity-api';
import { Sign } from './sign';
import { SimilarityPart } from './similarity-part';

/** Milliseconds between polls of a running check. */
const CHECK_POLL_MS = 1500;
/** The groups that may see the card, as on the server. */
const OFFICE: readonly GroupName[] = ['editor', 'assistant', 'webmaster'];

const useStyles = makeStyles({
  parts: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, minWidth: 0 },
  note: { color: tokens.colorNeutralForeground3 },
  none: { ...typographyStyles.body1Strong, margin: 0 },
  signs: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    listStyleType: 'none',
    margin: 0,
    padding: 0,
  },
});

/** The signs in a submitted manuscript, each with its evidence. People decide what they mean. */
export function IntegrityCard({ article }: { article: ArticleView }) {
  const { group } = useUser();
  if (article.conflict || article.status === 'DRAFT' || !OFFICE.includes(group.group)) return null;
  return <Integrity articleId={article.id} />;
}

function Integrity({ articleId }: { articleId: string }) {
  const styles = useStyles();
  const running = integrityApi.endpoints.integrity.useQueryState(articleId).data?.state === 'RUNNING';
  const query = integrityApi.useIntegrityQuery(articleId, {
    refetchOnMountOrArgChange: true,
    pollingInterval: running ? CHECK_POLL_MS : 0,
  });
  const [check, { isLoading, error }] = integrityApi.useCheckIntegrityMutation();
  const start = async (): Promise<void> => {
    if ('data' in (await check(articleId))) await query.refetch();
  };
  const button = query.data && query.data.state !== 'AUTHORS_HIDDEN' && (
    <Button size="small" disabledFocusable={running || isLoading} onClick={() => void start()}>
      {query.data.state === 'NOT_CHECKED' ? t('Check now') : t('Check again')}
    </Button>
  );
  return (
    <Card title={t('Integrity')} actions={button}>
      <div className={styles.parts}>
        {error !== undefined && (
          <MessageBar intent="error" layout="multiline">
            <MessageBarBody role="alert">{errorMessage(error)}</MessageBarBody>
          </MessageBar>
        )}
        <Loaded query={query}>{(view) => <Found articleId={articleId} view={view} />}</Loaded>
        <SimilarityPart articleId={articleId} />
      </div>
    </Card>
  );
}

function Found({ articleId, view }: { articleId: string; view: IntegrityView }) {
  const styles = useStyles();
  const { signs, checkedAt, state } = view;
  return (
    <>
      <State view={view} />
      {checkedAt !== null && state !== 'NOT_CHECKED' && (
        <>
          {signs.length === 0 ? <p className={styles.none}>{t('No signs found')}</p> : <Signs signs={signs} />}
          <UnreadableFiles view={view} />
          <Text className={styles.note}>
            <Rich
              text="Checked <time></time>: {revision, select, none {the manuscript} other {R{revision}}}, {read, plural, =0 {no document} one {# document} other {# documents}} read."
              values={{ revision: view.revision ? String(view.revision) : 'none', read: view.read }}
              tags={{ time: <Timestamp at={checkedAt} focusable /> }}
            />
          </Text>
        </>
      )}
      <CheckedKinds articleId={articleId} />
    </>
  );
}

function State({ view: { state, checkedAt } }: { view: IntegrityView }) {
  const styles = useStyles();
  const before = checkedAt === null ? null : t('Until it finishes, the results of the last check are shown.');
  switch (state) {
    case 'AUTHORS_HIDDEN':
      return <Text>{t('Signs are shown after the decision, because they reveal who the authors are.')}</Text>;
    case 'NOT_CHECKED':
      return <Text>{t('This manuscript has not been checked yet.')}</Text>;
    case 'RUNNING':
      return (
        <div role="status">
          <Spinner
            size="tiny"
            labelPosition="after"
            label={t('The check is running.')}
            style={{ justifySelf: 'start' }}
          />
          {before && <Text className={styles.note}>{before}</Text>}
        </div>
      );
    case 'FAILED':
      return (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>
            {t(
              'The last check could not be finished. The manuscript and earlier findings are not affected. Please check again.',
            )}
          </MessageBarBody>
        </MessageBar>
      );
    case 'CHECKED':
      return null;
  }
}

const byShare = (one: SameTextSign, other: SameTextSign): number => other.percent - one.percent;
const byFigures = (one: SamePictureSign, other: SamePictureSign): number => other.pictures.length - one.pictures.length;

function Signs({ signs }: { signs: readonly IntegritySign[] }) {
  const styles = useStyles();
  const id = useId();
  const [sameText, ...moreSameText] = signs.filter((sign) => sign.kind === 'SAME_TEXT').sort(byShare);
  const [samePicture, ...moreSamePicture] = signs.filter((sign) => sign.kind === 'SAME_PICTURE').sort(byFigures);
  const others = signs.filter((sign) => sign.kind !== 'SAME_TEXT' && sign.kind !== 'SAME_PICTURE');
  return (
    <>
      <Text id={id}>
        {t(
          '{count, plural, one {# sign} other {# signs}} to look at. Each may have a good reason: ask before you conclude anything.',
          { count: signs.length },
        )}
      </Text>
      <ul aria-labelledby={id} className={styles.signs}>
        {sameText && <Sign sign={sameText} moreOfKind={moreSameText} />}
        {samePicture && <Sign sign={samePicture} moreOfKind={moreSamePicture} />}
        {others.map((sign, at) => (
          <Sign key={`${sign.kind} ${at}`} sign={sign} />
        ))}
      </ul>
    </>
  );
}
