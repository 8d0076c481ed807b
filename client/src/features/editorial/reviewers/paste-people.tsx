import { Button, Field, Text, Textarea } from '@fluentui/react-components';
import { PeopleAddRegular } from '@fluentui/react-icons/svg/people-add';
import { useRef, useState } from 'react';
import { type ArticleView, MAX_PASTED_CHARACTERS, MESSAGES, type RecognisedPerson, t } from '@contracts';
import { errorMessage } from '../../../shared/api/api-error';
import { FormDialog } from '../../../shared/dialogs/form-dialog';
import { panelApi } from '../api/panel-api';
import { BulkDialog } from '../bulk/bulk-dialog';
import { pastedApi } from './pasted-api';
import { type PastedItem, pastedItems } from './pasted-words';
import { suggestedApi } from './suggested-api';
import { namesOf } from './suggested-name';

type Step = 'closed' | 'text' | readonly RecognisedPerson[];

/** Adds people whose names or addresses are pasted, in one step, after a look at who is meant. */
export function PastePeople({ article }: { article: ArticleView }) {
  const [step, setStep] = useState<Step>('closed');
  const [text, setText] = useState('');
  const add = useAdding(article.id);
  // Not a state: the dialog calls `end` of the moment in which its work began.
  const left = useRef(new Map<string, string>());
  const open = (people: readonly RecognisedPerson[]): void => {
    left.current = new Map(pastedItems(people).map(({ id, person }) => [id, person.line]));
    setStep(people);
  };
  const work = async (item: PastedItem): Promise<void> => {
    await add(item.person);
    left.current.delete(item.id);
  };
  // What was not added stays in the box for the next time.
  const end = (): void => {
    setText([...left.current.values()].join('\n'));
    setStep('closed');
  };
  return (
    <>
      <Button icon={<PeopleAddRegular />} onClick={() => setStep('text')}>
        {t('Paste names or addresses')}
      </Button>
      {step === 'text' && (
        <TextStep {...{ article, text, setText }} onPeople={open} onClose={() => setStep('closed')} />
      )}
      {typeof step === 'object' && <FoundStep people={step} work={work} onClose={end} />}
    </>
  );
}

interface FoundStepProps {
  people: readonly RecognisedPerson[];
  work: (item: PastedItem) => Promise<void>;
  onClose: () => void;
}

function FoundStep({ people, work, onClose }: FoundStepProps) {
  return (
    <BulkDialog
      title={t('The people whom you pasted')}
      items={pastedItems(people)}
      confirm={(count) => t('Choose {count, plural, one {# reviewer} other {# reviewers}}', { count })}
      done={() => MESSAGES.added}
      work={work}
      size="wide"
      onClose={onClose}
    >
      <Text>
        {t(
          'Nobody gets an invitation yet. Who is new here gets a link to set a password. What is not added stays in the box.',
        )}
      </Text>
    </BulkDialog>
  );
}

interface TextStepProps {
  article: ArticleView;
  text: string;
  setText: (text: string) => void;
  onPeople: (people: readonly RecognisedPerson[]) => void;
  onClose: () => void;
}

/** Asks who is meant by the text; what it cannot answer is said at the field. */
function useRecognising(articleId: string, onPeople: TextStepProps['onPeople']) {
  const [recognise, { isLoading }] = pastedApi.useRecognisePeopleMutation();
  const [problem, setProblem] = useState<string>();
  const ask = async (text: string): Promise<void> => {
    try {
      const people = await recognise({ articleId, text }).unwrap();
      if (people.length === 0) setProblem(t('There is neither a name nor an address in this text.'));
      else onPeople(people);
    } catch (error) {
      setProblem(errorMessage(error));
    }
  };
  return { ask, problem, busy: isLoading, forget: () => setProblem(undefined) };
}

function TextStep({ article, text, setText, onPeople, onClose }: TextStepProps) {
  const { ask, problem, busy, forget } = useRecognising(article.id, onPeople);
  return (
    <FormDialog
      open
      title={t('Paste names or addresses')}
      submit={t('Look who is meant')}
      busy={busy}
      disabled={text.trim() === ''}
      onSubmit={() => void ask(text)}
      onCancel={onClose}
    >
      <Field
        label={t('One person a line, or between semicolons')}
        hint={t(
          'As in ‘Anna Visser <anna@example.org>’, rows of a table with first name, last name and address, or names alone.',
        )}
        validationMessage={problem}
      >
        <Textarea
          autoFocus
          rows={8}
          maxLength={MAX_PASTED_CHARACTERS}
          value={text}
          onChange={(_event, data) => {
            forget();
            setText(data.value);
          }}
        />
      </Field>
    </FormDialog>
  );
}

/** By the rules of staff who add a reviewer. A person whose account was made before choosing failed is not made twice. */
function useAdding(articleId: string): (person: RecognisedPerson) => Promise<void> {
  const [create] = suggestedApi.useAddSuggestedMutation();
  const [select] = panelApi.useSelectReviewerMutation();
  const [made] = useState(() => new Map<string, string>());
  return async ({ accountId, fullName, email }) => {
    const address = email ?? '';
    const known = accountId ?? made.get(address);
    const reviewerId = known ?? (await create({ articleId, ...namesOf(fullName), email: address }).unwrap()).id;
    made.set(address, reviewerId);
    await select({ articleId, reviewerId }).unwrap();
  };
}
