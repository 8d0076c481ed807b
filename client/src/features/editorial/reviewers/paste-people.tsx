import { Button, Field, Radio, RadioGroup, Text, Textarea } from '@fluentui/react-components';
import { PeopleAddRegular } from '@fluentui/react-icons/svg/people-add';
import { useRef, useState } from 'react';
import {
  type ArticleView,
  MAX_PASTED_CHARACTERS,
  MESSAGES,
  type RecognisedPerson,
  type ReviewerPanel,
  t,
} from '@contracts';
import { errorMessage } from '../../../shared/api/api-error';
import { FormDialog } from '../../../shared/dialogs/form-dialog';
import { BulkDialog } from '../bulk/bulk-dialog';
import { pastedApi } from './pasted-api';
import { type PastedItem, pastedItems, type PastedRole } from './pasted-words';
import { useAddingPasted } from './use-adding-pasted';

type Step = 'closed' | 'text' | readonly RecognisedPerson[];

/** Adds people whose names or addresses are pasted, in one step, after the editor has seen who was recognised. */
export function PastePeople({ article, panel }: { article: ArticleView; panel: ReviewerPanel }) {
  const [step, setStep] = useState<Step>('closed');
  const [text, setText] = useState('');
  // Not a state, because the dialog calls the version of `end` from the time when its work began.
  const left = useRef(new Map<string, string>());
  const open = (people: readonly RecognisedPerson[]): void => {
    left.current = new Map(pastedItems(people).map(({ id, person }) => [id, person.line]));
    setStep(people);
  };
  // People who were not added stay in the box for the next time.
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
      {typeof step === 'object' && (
        <FoundStep {...{ article, panel, people: step }} onAdded={({ id }) => left.current.delete(id)} onClose={end} />
      )}
    </>
  );
}

interface FoundStepProps {
  article: ArticleView;
  panel: ReviewerPanel;
  people: readonly RecognisedPerson[];
  onAdded: (item: PastedItem) => void;
  onClose: () => void;
}

const CONFIRM: Readonly<Record<PastedRole, (count: number) => string>> = {
  reviewers: (count) => t('Choose {count, plural, one {# reviewer} other {# reviewers}}', { count }),
  alternates: (count) => t('Add {count, plural, one {# alternate} other {# alternates}}', { count }),
};

function FoundStep({ article, panel, people, onAdded, onClose }: FoundStepProps) {
  const [as, setAs] = useState<PastedRole>('reviewers');
  const add = useAddingPasted(article.id, panel);
  const work = async (item: PastedItem): Promise<void> => {
    await add(item.person, as);
    onAdded(item);
  };
  return (
    <BulkDialog
      title={t('The people whom you pasted')}
      items={pastedItems(people)}
      confirm={CONFIRM[as]}
      done={() => MESSAGES.added}
      work={work}
      size="wide"
      onClose={onClose}
    >
      <Field label={t('They become')}>
        <RadioGroup layout="horizontal" value={as} onChange={(_event, { value }) => setAs(value as PastedRole)}>
          <Radio value="reviewers" label={t('Reviewers')} />
          <Radio value="alternates" label={t('Alternates, after those already waiting')} />
        </RadioGroup>
      </Field>
      <Text>
        {t(
          'No invitations are sent yet. Anyone new here gets a link to set a password. Anything not added stays in the box.',
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

/** Asks the server who is meant by the text. Errors are shown at the field. */
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
      submit={t('Find these people')}
      busy={busy}
      disabled={text.trim() === ''}
      onSubmit={() => void ask(text)}
      onCancel={onClose}
    >
      <Field
        label={t('One person per line, or separated by semicolons')}
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
