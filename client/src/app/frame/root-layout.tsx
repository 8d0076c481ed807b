import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { Outlet, useNavigate, useSearchParams } from 'react-router-dom';
import type { User } from '@contracts';
import { recentProof } from '../../shared/session/recent-proof';
import { selectSecondStep, selectSession } from '../../shared/session/session-slice';
import { useAppSelector } from '../../shared/state/hooks';
import type { Features } from '../routing/features';
import { mayOpen, useRouteHandle } from '../routing/route-handle';
import { useHomeForAnother } from '../routing/use-home-for-another';
import { usePreloadOnIdle } from '../routing/use-preload-on-idle';
import { loadShell } from '../shell/load-shell';
import { FirstPaint } from './first-paint';
import { NotFoundPage } from './not-found-page';
import { Notifications } from './notifications';
import { PlainFrame } from './plain-frame';

const Shell = lazy(() => loadShell().then((component) => ({ default: component })));

// Few sessions need it, so it is a separate chunk, loaded when it is needed.
const ProofDialog = lazy(() => import('../session/proof-dialog').then((module) => ({ default: module.ProofDialog })));

const isFactorOverdue = ({ factorDue }: User): boolean =>
  factorDue !== undefined && Date.parse(factorDue) <= Date.now();

/**
 * While signed out, every address except the public ones shows the sign-in screen. The address is kept, so signing in opens the
 * requested page.
 */
export function RootLayout({ features }: { features: Features }) {
  useHomeForAnother(useNavigate());
  const isProofAsked = useSyncExternalStore(recentProof.subscribe, recentProof.isAsked);
  return (
    <>
      <Framed {...features} />
      {isProofAsked && (
        <Suspense fallback={null}>
          <ProofDialog />
        </Suspense>
      )}
      <Notifications />
    </>
  );
}

function Framed({ routes, SignInPage, ForcedPasswordPage, SecondStepPage, FactorDemandedPage, ConsentPage }: Features) {
  const secondStep = useAppSelector(selectSecondStep);
  const session = useAppSelector(selectSession);
  const handle = useRouteHandle();
  const [address] = useSearchParams();
  const open = handle?.openWith && !address.get(handle.openWith) ? undefined : handle?.open;
  usePreloadOnIdle(loadShell, session === null);
  useEffect(() => handle?.preload?.(), [handle]);
  if (session && isFactorOverdue(session.user)) return <PlainFrame content={<FactorDemandedPage />} />;
  // Only the owner of an account chooses its password, not an administrator signed in as that person.
  if (session?.user.mustChangePassword && !session.user.actor) return <PlainFrame content={<ForcedPasswordPage />} />;
  if (session?.user.consentDue && !session.user.actor) return <PlainFrame content={<ConsentPage />} />;
  if (!session && secondStep) return <PlainFrame content={<SecondStepPage />} />;
  if (open === 'plain' || (!session && open)) return <PlainFrame content={<Outlet />} />;
  if (!session) return <PlainFrame content={<SignInPage />} />;
  return (
    <Suspense fallback={<FirstPaint />}>
      <Shell routes={routes}>{mayOpen(handle?.groups, session.user.group.group) ? <Outlet /> : <NotFoundPage />}</Shell>
    </Suspense>
  );
}
