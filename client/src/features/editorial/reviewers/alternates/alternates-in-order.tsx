import { useState } from 'react';
import { type AlternateView, type ArticleView, t } from '@contracts';
import { type Move, moved } from '../../../../shared/ordering/moves';
import { OrderedList } from '../../../../shared/ordering/ordered-list';
import { InviteCandidates } from '../candidates/choose-dialog';
import { AlternateEntry, nameOfAlternate } from './alternate-entry';
import type { useAlternates } from './use-alternates';

interface ChangeableProps {
  article: ArticleView;
  people: readonly AlternateView[];
  change: ReturnType<typeof useAlternates>['change'];
}

/** Moves an alternate, and announces the move to screen readers. */
function useMoves({ people, change }: Omit<ChangeableProps, 'article'>) {
  const [announcement, setAnnouncement] = useState('');
  const move = (id: string, target: Move): void =>
    change((before) => {
      const index = before.reviewerIds.indexOf(id);
      if (index < 0) return before;
      const reviewerIds = moved(before.reviewerIds, index, target);
      const person = people.find((one) => one.person.id === id);
      const place = reviewerIds.indexOf(id) + 1;
      if (person) setAnnouncement(t('{name} is now alternate {place}.', { name: nameOfAlternate(person), place }));
      return { ...before, reviewerIds };
    });
  return { announcement, move };
}

/** The alternates, which can be reordered, invited and removed. */
export function AlternatesInOrder({ article, people, change }: ChangeableProps) {
  const { announcement, move } = useMoves({ people, change });
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
        announcement={announcement}
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
