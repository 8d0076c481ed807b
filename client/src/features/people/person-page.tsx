import { Button, makeStyles, MessageBar, MessageBarBody, tokens } from '@fluentui/react-components';
import { EditRegular } from '@fluentui/react-icons/svg/edit';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import { fullName, mayActFor, type PersonPage as Person, type PersonPart, t } from '@contracts';
import { AddressTabs } from '../../shared/display/tabs';
import { Loaded } from '../../shared/page/loaded';
import { Page } from '../../shared/page/page';
import { SkeletonCards } from '../../shared/page/skeletons';
import { peopleApi } from '../../shared/people/people-api';
import { PersonFacts } from '../../shared/people/person-facts';
import { personPath } from '../../shared/people/person-link';
import { PersonNumbersCard } from '../../shared/people/person-numbers';
import { useUser } from '../../shared/state/hooks';
import { PersonArticles } from './person-articles';

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 2fr',
    alignItems: 'stretch',
    gap: tokens.spacingHorizontalL,
    '@media (max-width: 899px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

/** Every person may write and review; only associate editors hold articles. */
const LISTS: readonly (readonly [PersonPart, string])[] = [
  ['reviews', t('Reviews')],
  ['written', t('Wrote')],
  ['held', t('Holds')],
];

/** `/people/:id`: who a person is, what they wrote, review and hold, and how they review (screens, 'Shell'). */
export function PersonPage() {
  const { id = '' } = useParams();
  const query = peopleApi.usePersonQuery(id);
  const { search } = useLocation();
  // A merged account is shown as the one that its person has now, which has an address of its own.
  const { currentData: present } = query;
  if (present && present.id !== id) return <Navigate replace to={personPath(present.id) + search} />;
  const name = query.data ? fullName(query.data) : t('Person');
  return (
    <Page title={name} actions={query.data && <EditButton person={query.data} />}>
      <Loaded query={query} large skeleton={<SkeletonCards />}>
        {(person) => <PersonDetails key={person.id} person={person} />}
      </Loaded>
    </Page>
  );
}

function PersonDetails({ person }: { person: Person }) {
  const styles = useStyles();
  const lists = LISTS.filter(([part]) => part !== 'held' || person.group === 'associate editor' || person.counts.held);
  // The reviews come first, unless the person was never asked for one.
  const first = person.counts.reviews > 0 ? 0 : person.counts.held > 0 ? 2 : 1;
  const sorted = [...lists.slice(first, first + 1), ...lists.filter((_list, place) => place !== first)];
  return (
    <>
      {person.onlyHeld && (
        <MessageBar>
          <MessageBarBody>{t('Lists and numbers are only about the manuscripts that you handle now.')}</MessageBarBody>
        </MessageBar>
      )}
      <div className={styles.columns}>
        <PersonFacts person={person} />
        <PersonNumbersCard numbers={person.numbers} />
      </div>
      <AddressTabs
        label={t('Manuscripts of {name}', { name: fullName(person) })}
        zero
        tabs={sorted.map(([part, label]) => ({
          value: part,
          label,
          count: person.counts[part],
          content: <PersonArticles key={part} person={person} part={part} />,
        }))}
      />
    </>
  );
}

/** Links to the screen on which the account itself is changed. */
function EditButton({ person }: { person: Person }) {
  const navigate = useNavigate();
  const me = useUser();
  const isOwn = person.id === me.id;
  if (!isOwn && !mayActFor(me.group.group, person.group)) return null;
  const path = isOwn ? '/profile' : `/user/edit/${person.id}`;
  return (
    <Button icon={<EditRegular />} onClick={() => void navigate(path)}>
      {isOwn ? t('Edit profile') : t('Edit account')}
    </Button>
  );
}
