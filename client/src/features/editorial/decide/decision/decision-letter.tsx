import { Button, makeStyles, MessageBar, MessageBarBody, Text, tokens } from '@fluentui/react-components';
import { type ReactNode, useId, useState } from 'react';
import { type DecisionMail, t } from '@contracts';
import { type MailFields, MailTextField } from '../../../../shared/dialogs/mail-fields';
import { formatDate } from '../../../../shared/display/format';
import { ErrorSummary } from '../../../../shared/forms/error-summary';
import { SendAnyway } from '../../../../shared/forms/send-anyway';
import type { Form } from '../../../../shared/forms/use-form';
import { Loaded } from '../../../../shared/page/loaded';
import { decisionApi } from '../../api/decision-api';
import { DECISION_TEXTS } from './decision-texts';
import { DraftLine } from './draft-line';
import { LetterHead } from './letter-head';
import { contraryWarning, whatHappens } from './recommended';
import { ChangedSuggestion } from './suggestion/changed-suggestion';
import { type LetterProps, useLetter } from './suggestion/use-letter';

const useStyles = makeStyles({
  letter: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    paddingTop: tokens.spacingVerticalM,
  },
  foot: {
    position: 'sticky',
    bottom: 0,
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXS,
    // Above the editor's own layers.
    zIndex: 2,
    marginBottom: `calc(-1 * ${tokens.spacingVerticalL})`,
    paddingBlock: tokens.spacingVerticalM,
    backgroundColor: tokens.colorNeutralBackground1,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  muted: { color: tokens.colorNeutralForeground3 },
});

/** The letter of a decision, composed from the article's state at the moment the decision is chosen. */
export function DecisionLetter(props: Omit<LetterProps, 'suggestion'>) {
  const about = { articleId: props.article.id, status: props.decision };
  const query = decisionApi.useDecisionMailQuery(about, { refetchOnMountOrArgChange: true });
  return (
    <Loaded query={query}>
      {(suggestion) => <CurrentLetter {...props} suggestion={suggestion} loading={query.isFetching} />}
    </Loaded>
  );
}

interface CurrentProps extends LetterProps {
  /** True while a later suggestion may be on its way, so that the present one must not be sent. */
  loading: boolean;
}

const keyOf = ({ digest, to, cc }: DecisionMail): string => [digest, ...to, ...cc].join(' ');

/**
 * Begins again with each new suggestion until something is typed, and says so: a message about a refused attempt is gone with the letter
 * before. An edited letter stays.
 */
function CurrentLetter(props: CurrentProps) {
  const [{ shown, isReplaced }, setShown] = useState({ shown: keyOf(props.suggestion), isReplaced: false });
  const latest = keyOf(props.suggestion);
  if (shown !== latest && !props.draft.letter) setShown({ shown: latest, isReplaced: true });
  return (
    <>
      {isReplaced && (
        <MessageBar intent="warning" layout="multiline" role="alert">
          <MessageBarBody>
            {t('The article has changed, so this suggested letter is a new one. Nothing was sent. Please check it.')}
          </MessageBarBody>
        </MessageBar>
      )}
      <Letter key={shown} {...props} />
    </>
  );
}

function Letter({ loading, ...props }: CurrentProps) {
  const { article, decision, draft, suggestion } = props;
  const styles = useStyles();
  const [anyway, setAnyway] = useState(false);
  const { form, newer } = useLetter(props, anyway);
  const warning = contraryWarning(article, decision);
  return (
    <section className={styles.letter} aria-label={t('Letter: {decision}', { decision: DECISION_TEXTS[decision] })}>
      {warning !== null && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{warning}</MessageBarBody>
        </MessageBar>
      )}
      <ErrorSummary form={form} onAgain={() => void form.submit()} />
      <SendAnyway form={form} checked={anyway} onChange={setAnyway} />
      <LetterHead form={form} />
      <MailTextField form={form} insertable={suggestion.insertable} />
      <DraftLine draft={draft} />
      <Foot {...{ article, decision, form, loading }} dueAt={suggestion.dueAt}>
        {newer && <ChangedSuggestion suggestion={suggestion} {...newer} />}
      </Foot>
    </section>
  );
}

interface FootProps extends Pick<CurrentProps, 'article' | 'decision' | 'loading'> {
  form: Form<MailFields>;
  dueAt: string | null;
  children: ReactNode;
}

function Foot({ article, decision, loading, form, dueAt, children }: FootProps) {
  const styles = useStyles();
  const id = useId();
  return (
    <div className={styles.foot}>
      {children}
      <Button
        appearance="primary"
        aria-describedby={id}
        disabledFocusable={form.submitting || loading}
        onClick={() => void form.submit()}
      >
        {t('Send decision: {decision}', { decision: DECISION_TEXTS[decision] })}
      </Button>
      <Text id={id} size={200} className={styles.muted}>
        {whatHappens(article, form.values.to.length + form.values.cc.length)}
        {dueAt !== null && ` ${t('The revision is due on {date}.', { date: formatDate(dueAt) })}`}
      </Text>
    </div>
  );
}
