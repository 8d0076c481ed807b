import { Button, Link, Text } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ReviewRequestView } from '@contracts';
import { Card } from '../../../shared/display/card';
import { Timestamp } from '../../../shared/display/timestamp';
import { FormActions } from '../../../shared/forms/form-actions';
import { selectSession } from '../../../shared/session/session-slice';
import { useAppSelector } from '../../../shared/state/hooks';

interface Props {
  request: ReviewRequestView;
}

/** A request that is already answered or closed: what was answered and when, and what can be done now. */
export function Answered({ request, justNow }: Props & { justNow: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  // The pressed button is gone, so the focus moves here for screen readers.
  useEffect(() => {
    if (justNow) place.current?.focus();
  }, [justNow]);
  return (
    <div ref={place} tabIndex={-1}>
      <Outcome request={request} justNow={justNow} />
    </div>
  );
}

function Outcome({ request, justNow }: Props & { justNow: boolean }) {
  if (request.closed)
    return (
      <Card title="This request is closed">
        <Text>The journal no longer needs this review. Thank you for your time.</Text>
      </Card>
    );
  if (request.status === 'Accepted')
    return (
      <Accepted request={request} title={justNow ? 'Thank you for accepting' : 'You have accepted this request'} />
    );
  if (request.status === 'Completed') return <Completed request={request} />;
  return (
    <Card title={justNow ? 'Thank you for your answer' : 'You have declined this request'}>
      <Text>
        You declined <On at={request.answeredDate} /> and do not need to do anything else.
      </Text>
      <MindChanged request={request} label="I have changed my mind">
        The editor can invite you again.
      </MindChanged>
    </Card>
  );
}

/** 'on 5 Mar 2026', or nothing for an unknown day. */
function On({ at }: { at: string | null }) {
  if (at === null) return null;
  return (
    <>
      on <Timestamp at={at} show="date" />
    </>
  );
}

function Accepted({ request, title }: Props & { title: string }) {
  return (
    <Card title={title}>
      <Text>
        You accepted <On at={request.answeredDate} />
        {request.reviewDueDate && (
          <>
            ; your review is due by{' '}
            <strong>
              <Timestamp at={request.reviewDueDate} show="date" />
            </strong>
          </>
        )}
        .
      </Text>
      <WayToForm request={request} />
      <MindChanged request={request} label="I cannot write the review after all">
        The editor can release you or give you more time.
      </MindChanged>
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
      <Text>
        You submitted it <On at={request.completedDate} />. Thank you. {request.isYours && 'You can still read it.'}
      </Text>
      {request.isYours && (
        <FormActions>
          <Button onClick={() => navigate(`/${request.articleId}/review/${request.id}`)}>Read the review</Button>
        </FormActions>
      )}
    </Card>
  );
}

/** An answer is final: only the office can ask again or release the reviewer (lifecycle, section 3). */
function MindChanged({ request, label, children }: Props & { label: string; children: string }) {
  const subject = encodeURIComponent(`${request.articleNumber}: ${label}`);
  return (
    <Text>
      {children}{' '}
      <Link inline href={`mailto:${request.officeEmail}?subject=${subject}`}>
        {label}
      </Link>{' '}
      opens a mail to {request.officeEmail}.
    </Text>
  );
}
