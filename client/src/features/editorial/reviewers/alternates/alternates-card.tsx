import { Switch } from '@fluentui/react-components';
import { lazy, Suspense } from 'react';
import { type AlternateView, type ArticleView, type ReviewerPanel, t } from '@contracts';
import { Card } from '../../../../shared/display/card';
import { Info } from '../../../../shared/display/info';
import { nameOfAlternate } from './alternate-entry';
import { useAlternates } from './use-alternates';

// The drag-and-drop library is loaded with the first alternate.
const AlternatesInOrder = lazy(async () => ({ default: (await import('./alternates-in-order')).AlternatesInOrder }));

const MEANING = t(
  'The next alternate is invited with the journal’s text when someone declines or does not answer in time, as long as fewer people are invited or reviewing than there are reviews required.',
);

interface Props {
  article: ArticleView;
  panel: ReviewerPanel;
  mayChoose: boolean;
}

/**
 * People who are invited one after the other, in an order that the editor sets. Without alternates there is no card; they are added from
 * the list of candidates.
 */
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
            label={t('Invite the next one automatically')}
            checked={automatic}
            disabled={!mayChoose}
            onChange={(_event, data) => change((before) => ({ ...before, automatic: data.checked }))}
          />
          <Info about={t('Alternates')} text={MEANING} />
        </>
      }
    >
      {mayChoose ? (
        <Suspense fallback={<Listed people={people} />}>
          <AlternatesInOrder {...{ article, people, change }} />
        </Suspense>
      ) : (
        <Listed people={people} />
      )}
    </Card>
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
