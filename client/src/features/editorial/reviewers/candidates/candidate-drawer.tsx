import {
  Button,
  DrawerBody,
  DrawerHeader,
  DrawerHeaderTitle,
  makeStyles,
  OverlayDrawer,
  tokens,
} from '@fluentui/react-components';
import { Link } from 'react-router-dom';
import { type PersonPage, type ReviewerCandidate, t } from '@contracts';
import { CloseButton } from '../../../../shared/buttons/close-button';
import type { Ticks } from '../../../../shared/data-table/ticks';
import { useReturnFocus } from '../../../../shared/dialogs/use-return-focus';
import { Loaded } from '../../../../shared/page/loaded';
import { peopleApi } from '../../../../shared/people/people-api';
import { PersonFacts } from '../../../../shared/people/person-facts';
import { personPath } from '../../../../shared/people/person-link';
import { PersonNumbersCard } from '../../../../shared/people/person-numbers';
import { CandidateClose } from './candidate-close';
import { CandidateReviews } from './candidate-reviews';
import { BARRED, doubtsOf, nameOf } from './candidate-words';

const useStyles = makeStyles({
  drawer: { width: 'min(34rem, 100vw)' },
  body: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalL,
    paddingBottom: tokens.spacingVerticalL,
  },
  notes: { margin: 0, paddingInlineStart: tokens.spacingHorizontalL },
  foot: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalL },
});

interface Props {
  candidate: ReviewerCandidate;
  ticks: Ticks<ReviewerCandidate>;
  onClose(): void;
}

/** The facts about a candidate, next to the list: who they are, how they review, and their present and past reviews. */
export function CandidateDrawer({ candidate, ticks, onClose }: Props) {
  const styles = useStyles();
  const query = peopleApi.usePersonQuery(candidate.id);
  useReturnFocus(true);
  return (
    <OverlayDrawer
      open
      position="end"
      className={styles.drawer}
      aria-label={nameOf(candidate)}
      onOpenChange={(_event, data) => !data.open && onClose()}
    >
      <DrawerHeader>
        <DrawerHeaderTitle heading={{ as: 'h2' }} action={<CloseButton label={t('Close')} onClick={onClose} />}>
          <bdi>{nameOf(candidate)}</bdi>
        </DrawerHeaderTitle>
      </DrawerHeader>
      <DrawerBody className={styles.body}>
        <Choice candidate={candidate} ticks={ticks} />
        <Notes candidate={candidate} />
        <CandidateClose candidate={candidate} />
        <Loaded query={query}>{(person) => <About person={person} />}</Loaded>
      </DrawerBody>
    </OverlayDrawer>
  );
}

function About({ person }: { person: PersonPage }) {
  return (
    <>
      <PersonNumbersCard numbers={person.numbers} />
      <CandidateReviews person={person} />
      <PersonFacts person={person} />
    </>
  );
}

function Choice({ candidate, ticks }: { candidate: ReviewerCandidate; ticks: Ticks<ReviewerCandidate> }) {
  const styles = useStyles();
  const isTicked = ticks.isTicked(candidate);
  return (
    <div className={styles.foot}>
      {candidate.barred === null ? (
        <Button appearance={isTicked ? 'secondary' : 'primary'} onClick={() => ticks.set([candidate], !isTicked)}>
          {isTicked ? t('Do not invite') : t('Select for an invitation')}
        </Button>
      ) : (
        BARRED[candidate.barred]
      )}
      <Link to={personPath(candidate.id)}>{t('Everything about this person')}</Link>
    </div>
  );
}

/** The doubts about the candidate, and what the authors wish. */
function Notes({ candidate }: { candidate: ReviewerCandidate }) {
  const styles = useStyles();
  const { nominated, keywordMatches } = candidate;
  const doubts = doubtsOf(candidate);
  const lines = [
    ...(nominated === null ? [] : [t('The authors nominated this person ({nominated} of 2).', { nominated })]),
    ...(doubts === '' ? [] : [`${doubts}.`]),
    ...(keywordMatches.length === 0 ? [] : [t('Knows {keywords}.', { keywords: keywordMatches.join(', ') })]),
  ];
  if (lines.length === 0) return null;
  return (
    <ul className={styles.notes}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
