import { Button, Link, Text } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { type ReviewRequestView, t } from '@contracts';
import { Card } from '../../../shared/display/card';
import { Timestamp } from '../../../shared/display/timestamp';
import { FormActions } from '../../../shared/forms/form-actions';
import { Rich } from '../../../shared/language/rich';
import { selectSession } from '../../../shared/session/session-slice';
import { useAppSelector } from '../../../shared/state/hooks';

interface Props {
  request: ReviewRequestView;
}

/** A request that is already answered or closed: the answer and its date, and the possible next steps. */
export function Answered({ request, justNow }: Props & { justNow: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  // The pressed button no longer exists, so the focus moves here for screen readers.
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
      <Card title={t('This request is closed')}>
        <Text>{t('The journal no longer needs this review. Thank you for your time.')}</Text>
      </Card>
    );
  if (request.status === 'Accepted')
    return (
      <Accepted
        request={request}
        title={justNow ? t('Thank you for accepting') : t('You have accepted this request')}
      />
    );
  if (request.status === 'Completed') return <Completed request={request} />;
  return (
    <Card title={justNow ? t('Thank you for your answer') : t('You have declined this request')}>
      <Text>
        <Rich
          text="You declined{known, select, no {} other { on <date></date>}} and do not need to do anything else."
          {...dayOf(request.answeredDate)}
        />
      </Text>
      <MindChanged request={request} label={t('I have changed my mind')}>
        {t('The editor can invite you again.')}
      </MindChanged>
    </Card>
  );
}

/** 'on 5 Mar 2026' in a sentence, or nothing for an unknown day. */
const dayOf = (at: string | null) => ({
  values: { known: at === null ? 'no' : 'yes' },
  tags: { date: <Timestamp at={at} show="date" focusable /> },
});

const DueDay = ({ at }: { at: string }) => (
  <strong>
    <Timestamp at={at} show="date" focusable />
  </strong>
);

function Accepted({ request, title }: Props & { title: string }) {
  const answered = dayOf(request.answeredDate);
  return (
    <Card title={title}>
      <Text>
        {request.reviewDueDate === null ? (
          <Rich text="You accepted{known, select, no {} other { on <date></date>}}." {...answered} />
        ) : (
          <Rich
            text="You accepted{known, select, no {} other { on <date></date>}}; your review is due by <due></due>."
            values={answered.values}
            tags={{ ...answered.tags, due: <DueDay at={request.reviewDueDate} /> }}
          />
        )}
      </Text>
      <LinkToForm request={request} />
      <MindChanged request={request} label={t('I cannot write the review after all')}>
        {t('The editor can release you or give you more time.')}
      </MindChanged>
    </Card>
  );
}

/** Links to the form. The key opens only the request; for the form the reviewer must sign in. */
function LinkToForm({ request }: Props) {
  const navigate = useNavigate();
  const signedIn = useAppSelector(selectSession) !== null;
  const open = (): void => void navigate(`/${request.articleId}/review/${request.id}`);
  if (request.isYours)
    return (
      <TextWithButton
        words={t('The manuscript and the review form are ready.')}
        button={t('Write the review')}
        {...{ open }}
      />
    );
  if (signedIn)
    return (
      <Text>
        {t(
          'You are signed in with a different account from the one that was invited. To write the review, sign out in the user menu and sign in with that account.',
        )}
      </Text>
    );
  if (request.needsPassword)
    return (
      <Text>
        {t(
          'To write the review you need a password. We have sent a link to the address at which you were invited. Use it to choose a password and to open the review form.',
        )}
      </Text>
    );
  return (
    <TextWithButton
      words={t('Sign in to read the manuscript and to write the review.')}
      button={t('Sign in')}
      {...{ open }}
    />
  );
}

function TextWithButton({ words, button, open }: { words: string; button: string; open: () => void }) {
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
    <Card title={t('You have submitted this review')}>
      <Text>
        <Rich
          text="You submitted it{known, select, no {} other { on <date></date>}}. Thank you."
          {...dayOf(request.completedDate)}
        />{' '}
        {request.isYours && t('You can still read it.')}
      </Text>
      {request.isYours && (
        <FormActions>
          <Button onClick={() => navigate(`/${request.articleId}/review/${request.id}`)}>{t('Read the review')}</Button>
        </FormActions>
      )}
    </Card>
  );
}

/** Opens a mail to the office, because an answer is final: only the office can ask again or release the reviewer (lifecycle, section 3). */
function MindChanged({ request, label, children }: Props & { label: string; children: string }) {
  const subject = encodeURIComponent(`${request.articleNumber}: ${label}`);
  const link = (
    <Link inline href={`mailto:${request.officeEmail}?subject=${subject}`}>
      {label}
    </Link>
  );
  return (
    <Text>
      {children}{' '}
      <Rich text="<link></link> opens a mail to {address}." tags={{ link }} values={{ address: request.officeEmail }} />
    </Text>
  );
}
