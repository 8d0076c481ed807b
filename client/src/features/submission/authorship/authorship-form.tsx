import { Button, Checkbox, makeStyles, Text, Textarea, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import {
  AUTHORSHIP_TEXTS,
  type AuthorshipRequestView,
  type AuthorshipResponse,
  CREDIT_ROLE_LABELS,
  CREDIT_ROLES,
  MAX_AUTHORSHIP_COMMENT,
  t,
} from '@contracts';
import { errorMessage, isApiError } from '../../../shared/api/api-error';
import { authorshipApi } from '../../../shared/article/authorship-api';
import { Card } from '../../../shared/display/card';
import { Form } from '../../../shared/forms/form';
import { FormActions } from '../../../shared/forms/form-actions';
import { FormField } from '../../../shared/forms/form-field';
import { type Form as FormState, useForm } from '../../../shared/forms/use-form';
import { Rich } from '../../../shared/language/rich';
import { draftCopy } from '../../../shared/saving/draft-copy';
import { useCopy } from '../../../shared/saving/use-copy';
import { useRestored } from '../../../shared/saving/use-restored';
import { useStoreChanges, withFound } from '../../../shared/saving/use-stored';
import { type AnswerValues, NO_ANSWER, problemsOf, responseOf } from './answer-values';
import { DeclarationQuestion } from './declaration-question';

const useStyles = makeStyles({
  roles: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
    margin: 0,
    padding: 0,
    border: 'none',
    minWidth: 0,
  },
  legend: { padding: 0, fontWeight: tokens.fontWeightSemibold },
});

interface Props {
  articleId: string;
  requestId: string;
  requestKey: string | undefined;
  request: AuthorshipRequestView;
  /** Called when the answer was given. */
  onAnswered: () => Promise<void>;
  /** Called with the reason when the answer was refused, because another one was given or the manuscript is closed. */
  onOvertaken: (reason: string) => Promise<void>;
}

/** Typed text stays in this browser until it is sent. Only the holder of the link knows the key of the copy. */
const useCopyOf = <Values extends object>({ requestId }: Props, part: Part) =>
  useCopy<Partial<Values>>(keyOf(requestId, part));

const PARTS = ['confirm', 'refuse'] as const;
type Part = (typeof PARTS)[number];
const keyOf = (requestId: string, part: Part): string => `authorship:${requestId}:${part}`;
const NO_COMMENT = { comment: '' };

function useSend({ articleId, requestId, requestKey, onAnswered, onOvertaken }: Props) {
  const [answer] = authorshipApi.useAnswerAuthorshipMutation();
  return async (given: AuthorshipResponse): Promise<void> => {
    try {
      await answer({ articleId, requestId, requestKey, answer: given }).unwrap();
    } catch (error) {
      // Answered or closed in the meantime. The page then shows that instead of the form.
      if (isApiError(error) && error.statusCode === 409) return onOvertaken(errorMessage(error));
      throw error;
    }
    for (const part of PARTS) draftCopy.dropEvery(keyOf(requestId, part));
    await onAnswered();
  };
}

/** The two answers: to confirm, with roles and the journal's questions, or to state that the person is not an author. */
export function AuthorshipForm(props: Props) {
  const [refuses, setRefuses] = useState(false);
  return refuses ? (
    <RefuseForm {...props} onBack={() => setRefuses(false)} />
  ) : (
    <ConfirmForm {...props} onRefuse={() => setRefuses(true)} />
  );
}

function ConfirmForm(props: Props & { onRefuse: () => void }) {
  const { questions } = props.request;
  const send = useSend(props);
  const copy = useCopyOf<AnswerValues>(props, 'confirm');
  const form = useForm<AnswerValues>({
    initial: withFound(NO_ANSWER, copy),
    validate: (values) => problemsOf(values, questions),
    submit: (values) => send(responseOf(values, questions)),
  });
  useStoreChanges({ copy, defaultValues: NO_ANSWER }, form);
  const notice = useRestored(copy, () => form.reset(NO_ANSWER));
  return (
    <Card title={t('Are you an author of this manuscript?')}>
      {notice}
      <Form form={form} label={t('Confirm authorship')}>
        <Roles form={form} />
        {questions.map((declaration) => (
          <DeclarationQuestion key={declaration} declaration={declaration} form={form} />
        ))}
        <Text>
          <Rich
            text="By confirming you declare: <part>{statement}</part>"
            tags={{ part: (words) => <strong>{words}</strong> }}
            values={{ statement: AUTHORSHIP_TEXTS.statement }}
          />
        </Text>
        <FormActions>
          <Button onClick={props.onRefuse}>{t('I am not an author of this manuscript')}</Button>
          <Button type="submit" appearance="primary" disabledFocusable={form.submitting}>
            {t('Confirm')}
          </Button>
        </FormActions>
      </Form>
    </Card>
  );
}

function Roles({ form }: { form: FormState<AnswerValues> }) {
  const styles = useStyles();
  const { roles } = form.values;
  return (
    <fieldset className={styles.roles}>
      <legend className={styles.legend}>{t('What did you contribute? (optional)')}</legend>
      {CREDIT_ROLES.map((role) => (
        <Checkbox
          key={role}
          label={CREDIT_ROLE_LABELS[role]}
          checked={roles.includes(role)}
          onChange={(_event, { checked }) =>
            form.set(
              'roles',
              CREDIT_ROLES.filter((one) => (one === role ? checked === true : roles.includes(one))),
            )
          }
        />
      ))}
    </fieldset>
  );
}

function RefuseForm(props: Props & { onBack: () => void }) {
  const send = useSend(props);
  const copy = useCopyOf<{ comment: string }>(props, 'refuse');
  const form = useForm({
    initial: withFound(NO_COMMENT, copy),
    validate: () => ({}),
    submit: ({ comment }) => send({ confirms: false, comment: comment.trim() || null }),
  });
  useStoreChanges({ copy, defaultValues: NO_COMMENT }, form);
  const notice = useRestored(copy, () => form.reset(NO_COMMENT));
  return (
    <Card title={t('You are not an author of this manuscript?')}>
      {notice}
      <Form form={form} label={t('Not an author')}>
        <Text>
          {t('The editorial office will read this and ask the submitting author. The manuscript stays where it is.')}
        </Text>
        <FormField label={t('What should the office know?')} htmlFor={form.idOf('comment')} help={t('Optional.')}>
          <Textarea
            id={form.idOf('comment')}
            value={form.values.comment}
            rows={3}
            maxLength={MAX_AUTHORSHIP_COMMENT}
            onChange={(_event, { value }) => form.set('comment', value)}
          />
        </FormField>
        <FormActions>
          <Button onClick={props.onBack}>{t('Back')}</Button>
          <Button type="submit" appearance="primary" disabledFocusable={form.submitting}>
            {t('I am not an author')}
          </Button>
        </FormActions>
      </Form>
    </Card>
  );
}
