import { Button, makeStyles, MessageBar, MessageBarBody, Text, tokens } from '@fluentui/react-components';
import { useEffect, useId, useState } from 'react';
import { type ArticleView, type Decision, type DecisionMail, t } from '@contracts';
import {
  fieldsOf,
  fieldsOfSuggestion,
  type MailFields,
  mailOfFields,
  MailTextField,
  validateMail,
} from '../../../../shared/dialogs/mail-fields';
import { formatDate } from '../../../../shared/display/format';
import { ErrorSummary } from '../../../../shared/forms/error-summary';
import { SendAnyway } from '../../../../shared/forms/send-anyway';
import { type Form, useForm } from '../../../../shared/forms/use-form';
import { Loaded } from '../../../../shared/page/loaded';
import { decisionApi } from '../../api/decision-api';
import { heldDecisionApi } from '../../api/held-decision-api';
import { DECISION_TEXTS } from './decision-texts';
import { DraftLine } from './draft-line';
import { useRefresh } from './held-notice';
import { LetterHead } from './letter-head';
import { contraryWarning, whatHappens } from './recommended';
import type { DecisionDraftState } from './use-decision-draft';
import { useDecisionMade } from './use-held-decision';

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

interface Props {
  article: ArticleView;
  decision: Decision;
  draft: DecisionDraftState;
}

/** The letter of a decision, composed from the article's state at the moment the decision is chosen. */
export function DecisionLetter({ article, decision, draft }: Props) {
  const about = { articleId: article.id, status: decision };
  const query = decisionApi.useDecisionMailQuery(about, { refetchOnMountOrArgChange: true });
  return (
    <Loaded query={query}>
      {(suggestion) => <Letter article={article} decision={decision} draft={draft} suggestion={suggestion} />}
    </Loaded>
  );
}

function Letter({ article, decision, draft, suggestion }: Props & { suggestion: DecisionMail }) {
  const styles = useStyles();
  const [anyway, setAnyway] = useState(false);
  const form = useDecision({ article, decision, draft }, suggestion, anyway);
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
      <MailTextField form={form} />
      <DraftLine draft={draft} />
      <Foot article={article} decision={decision} form={form} dueAt={suggestion.dueAt} />
    </section>
  );
}

interface FootProps extends Omit<Props, 'draft'> {
  form: Form<MailFields>;
  dueAt: string | null;
}

function Foot({ article, decision, form, dueAt }: FootProps) {
  const styles = useStyles();
  const id = useId();
  return (
    <div className={styles.foot}>
      <Button
        appearance="primary"
        aria-describedby={id}
        disabledFocusable={form.submitting}
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

function useDecision({ article, decision, draft }: Props, suggestion: DecisionMail, anyway: boolean): Form<MailFields> {
  const [hold] = heldDecisionApi.useHoldDecisionMutation();
  const made = useDecisionMade(article.id);
  const refresh = useRefresh(article.id);
  const form = useForm<MailFields>({
    initial: draft.letter ? fieldsOf(draft.letter) : fieldsOfSuggestion(suggestion),
    validate: validateMail,
    submit: async (fields) => {
      // If the decision is undone or fails later, its letter is in the draft.
      await draft.saveNow();
      const about = { articleId: article.id, version: article.version };
      const mail = { ...mailOfFields(fields, anyway), language: suggestion.language };
      const held = await hold({ ...about, decision, mail }).unwrap();
      if (held.state !== 'SENT') return refresh();
      draft.end();
      made(decision);
    },
  });
  const { values, dirty } = form;
  const { write } = draft;
  useEffect(() => {
    if (!dirty) return;
    const { typed: _notAdded, ...letter } = values;
    write(letter);
  }, [dirty, values, write]);
  return form;
}
