import { Switch } from '@fluentui/react-components';
import { useState } from 'react';
import { type AlternateView, type ArticleView, type ReviewerPanel, t } from '@contracts';
import { Card } from '../../../../shared/display/card';
import { Info } from '../../../../shared/display/info';
import { type Move, moved } from '../../../../shared/ordering/moves';
import { OrderedList } from '../../../../shared/ordering/ordered-list';
import { InviteCandidates } from '../candidates/choose-dialog';
import { AlternateEntry, nameOfAlternate } from './alternate-entry';
import { useAlternates } from './use-alternates';

const MEANING = t(
  'The next alternate is invited with the journal’s text when somebody declines or does not answer in time, as long as fewer people are invited or at work than reviews are required.',
);

interface Props {
  article: ArticleView;
  panel: ReviewerPanel;
  mayChoose: boolean;
}

/** People who are invited in turn, in an order that the editor sets. Without any there is no card: candidates are added from their list. */
export function AlternatesCard({ article, panel: { alternates }, mayChoose }: Props) {
  const { reviewerIds, automatic, change } = useAlternates(article.id, alternates);
  const known = new Map(alternates.people.map((one) => [one.person.id, one]));
  const people = reviewerIds.flatMap((id) => known.get(id) ?? []);
  if (people.length === 0) return null;
  return (
    <Card
      title={t('Alternates')}
      actions={
        <>
          <Switch
            label={t('Invite the next one by itself')}
            checked={automatic}
            disabled={!mayChoose}
            onChange={(_event, data) => change((before) => ({ ...before, automatic: data.checked }))}
          />
          <Info about={t('Alternates')} text={MEANING} />
        </>
      }
    >
      {mayChoose ? <Changeable {...{ article, people, change }} /> : <Listed people={people} />}
    </Card>
  );
}

interface ChangeableProps {
  article: ArticleView;
  people: readonly AlternateView[];
  change: ReturnType<typeof useAlternates>['change'];
}

/** Moves an alternate, and what is said about it. */
function useMoves({ people, change }: Omit<ChangeableProps, 'article'>) {
  const [said, setSaid] = useState('');
  const move = (id: string, wanted: Move): void =>
    change((before) => {
      const index = before.reviewerIds.indexOf(id);
      if (index < 0) return before;
      const reviewerIds = moved(before.reviewerIds, index, wanted);
      const person = people.find((one) => one.person.id === id);
      const place = reviewerIds.indexOf(id) + 1;
      if (person) setSaid(t('{name} is now alternate {place}.', { name: nameOfAlternate(person), place }));
      return { ...before, reviewerIds };
    });
  return { said, move };
}

function Changeable({ article, people, change }: ChangeableProps) {
  const { said, move } = useMoves({ people, change });
  const [inviting, setInviting] = useState<AlternateView | null>(null);
  const remove = (id: string): void =>
    change((before) => ({ ...before, reviewerIds: before.reviewerIds.filter((one) => one !== id) }));
  return (
    <>
      <OrderedList
        label={t('Alternates in order')}
        items={people}
        keyOf={({ person }) => person.id}
        nameOf={nameOfAlternate}
        said={said}
        onMove={move}
      >
        {(one, index) => (
          <AlternateEntry
            alternate={one}
            number={index + 1}
            onInvite={() => setInviting(one)}
            onRemove={() => remove(one.person.id)}
          />
        )}
      </OrderedList>
      {inviting && (
        <InviteCandidates
          article={article}
          candidates={[{ ...inviting.person, conflicts: inviting.conflicts }]}
          onDone={() => undefined}
          onClose={() => setInviting(null)}
        />
      )}
    </>
  );
}

function Listed({ people }: { people: readonly AlternateView[] }) {
  return (
    <ol aria-label={t('Alternates in order')}>
      {people.map((one) => (
        <li key={one.person.id}>{nameOfAlternate(one)}</li>
      ))}
    </ol>
  );
}
