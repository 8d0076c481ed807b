import { Button, Link, Text } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ReviewRequestView } from '@contracts';
import { Card } from '../../../shared/display/card';
import { FormActions } from '../../../shared/forms/form-actions';
import { selectSession } from '../../../shared/session/session-slice';
import { useAppSelector } from '../../../shared/state/hooks';

interface Props {
  request: ReviewRequestView;
}

/** A request that is already answered or closed: its outcome and what can be done now. */
export function Answered({ request }: Props) {
  if (request.closed)
    return (
      <Card title="This request is closed">
        <Text>The journal no longer needs this review. Thank you for your time.</Text>
      </Card>
    );
  if (request.status === 'Accepted') return <Accepted request={request} title="You have accepted this request" />;
  if (request.status === 'Completed') return <Completed request={request} />;
  return (
    <Card title="You have declined this request">
      <Text>You do not need to do anything else.</Text>
      <MindChanged request={request}>If you changed your mind</MindChanged>
    </Card>
  );
}

/** Confirms the answer just given and says what follows. */
export function Thanks({ request, done }: Props & { done: 'accepted' | 'declined' }) {
  const place = useRef<HTMLDivElement>(null);
  // The pressed button is gone, so the focus moves here for screen readers.
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      {done === 'accepted' ? (
        <Accepted request={request} title="Thank you for accepting" />
      ) : (
        <Card title="Thank you for your answer">
          <Text>You have declined the request and do not need to do anything else.</Text>
          <MindChanged request={request}>If you change your mind</MindChanged>
        </Card>
      )}
    </div>
  );
}

function Accepted({ request, title }: Props & { title: string }) {
  return (
    <Card title={title}>
      <WayToForm request={request} />
      <MindChanged request={request}>If you find that you cannot write the review after all</MindChanged>
    </Card>
  );
}

/** The key opens the request only; the form requires signing in as the reviewer. */
function WayToForm({ request }: Props) {
  const navigate = useNavigate();
  const signedIn = useAppSelector(selectSession) !== null;
  const open = (): void => void navigate(`/${request.articleId}/review/${request.id}`);
  if (request.isYours)
    return <Way words="The manuscript and the review form are ready." button="Write the review" {...{ open }} />;
  if (signedIn)
    return (
      <Text>
        You are signed in with a different account from the one that was invited. To write the review, sign out in the
        user menu and sign in with that account.
      </Text>
    );
  if (request.needsPassword)
    return (
      <Text>
        To write the review you need a password. We have sent a link to the address at which you were invited. Use it to
        choose a password and to open the review form.
      </Text>
    );
  return <Way words="Sign in to read the manuscript and to write the review." button="Sign in" {...{ open }} />;
}

function Way({ words, button, open }: { words: string; button: string; open: () => void }) {
  return (
    <>
      <Text>{words}</Text>
      <FormActions>
        <Button appearance="primary" onClick={open}>
          {button}
        </Button>
      </FormActions>
    </>
  );
}

function Completed({ request }: Props) {
  const navigate = useNavigate();
  return (
    <Card title="You have submitted this review">
      <Text>Thank you. You can still read it.</Text>
      <FormActions>
        <Button onClick={() => navigate(`/${request.articleId}/review/${request.id}`)}>Read the review</Button>
      </FormActions>
    </Card>
  );
}

/** An answer is final: only the office can ask again or release the reviewer (lifecycle, section 3). */
function MindChanged({ request, children }: Props & { children: string }) {
  return (
    <Text>
      {children}, please write to{' '}
      <Link inline href={`mailto:${request.officeEmail}`}>
        {request.officeEmail}
      </Link>
      .
    </Text>
  );
}
