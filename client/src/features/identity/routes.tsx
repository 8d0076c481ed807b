import type { RouteObject } from 'react-router-dom';
import { STAFF_GROUPS, t } from '@contracts';
import { pageRoute } from '../../app/routing/page-route';

export const routes: RouteObject[] = [
  pageRoute({
    path: '/registration',
    title: t('Registration'),
    open: 'plain',
    load: () => import('./sign-in/registration-page').then((module) => module.RegistrationPage),
  }),
  pageRoute({
    path: '/setPassword',
    title: t('Set your password'),
    open: 'plain',
    load: () => import('./sign-in/set-password-page').then((module) => module.SetPasswordPage),
  }),
  pageRoute({
    path: '/signInBy/:provider',
    title: t('Sign in'),
    open: 'plain',
    load: () => import('./providers/sign-in-by-page').then((module) => module.SignInByPage),
  }),
  pageRoute({
    path: '/confirm-address',
    title: t('Confirm your address'),
    open: 'plain',
    load: () => import('./sign-in/confirm-address-page').then((module) => module.ConfirmAddressPage),
  }),
  // The address in mails of earlier versions (ADR 134).
  pageRoute({
    path: '/confirmAddress',
    title: t('Confirm your address'),
    open: 'plain',
    load: () => import('./sign-in/confirm-address-page').then((module) => module.ConfirmAddressPage),
  }),
  pageRoute({
    path: '/revertAddress',
    title: t('Undo the change of address'),
    open: 'plain',
    load: () => import('./sign-in/revert-address-page').then((module) => module.RevertAddressPage),
  }),
  pageRoute({
    path: '/removeFactors',
    title: t('Remove second factors'),
    open: 'plain',
    load: () => import('./sign-in/remove-factors-page').then((module) => module.RemoveFactorsPage),
  }),
  pageRoute({
    path: '/profile',
    title: t('Profile'),
    load: () => import('./profile/profile-page').then((module) => module.ProfilePage),
  }),
  pageRoute({
    path: '/allReviewers',
    title: t('Reviewers'),
    groups: ['editor', 'assistant'],
    load: () => import('./reviewers/all-reviewers-page').then((module) => module.AllReviewersPage),
  }),
  pageRoute({
    path: '/users',
    title: t('Users'),
    groups: STAFF_GROUPS,
    load: () => import('./users/users-page').then((module) => module.UsersPage),
  }),
  pageRoute({
    path: '/user/edit',
    title: t('Add a user'),
    groups: STAFF_GROUPS,
    load: () => import('./users/edit-user-page').then((module) => module.AddUserPage),
  }),
  pageRoute({
    path: '/user/edit/:id',
    title: t('Edit user'),
    groups: STAFF_GROUPS,
    load: () => import('./users/edit-user-page').then((module) => module.EditUserPage),
  }),
];
