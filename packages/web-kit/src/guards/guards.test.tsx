/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { MemoryRouter, Navigate, Route, Routes } from 'react-router-dom';
import { type Auth, AuthContext, createAuthStore } from '../auth/auth-context';
import { AppTheme } from '../theme/app-theme';
import { RequireAdmin, RequireAuth } from './guards';

const toLogin = <Navigate to="/login" replace />;

function visit(path: string, auth: Partial<Auth>) {
  render(
    <AppTheme>
      <AuthContext value={createAuthStore({ loading: false, isAuthenticated: false, isAdmin: false, ...auth } as Auth)}>
        <MemoryRouter initialEntries={[path]}>
          <Routes>
            <Route path="/" element="the shop" />
            <Route path="/login" element="the login" />
            <Route path="/account" element={<RequireAuth signedOut={toLogin}>the account</RequireAuth>} />
            <Route
              path="/panel"
              element={
                <RequireAdmin signedOut={toLogin} notAdmin={<Navigate to="/" replace />}>
                  the panel
                </RequireAdmin>
              }
            />
          </Routes>
        </MemoryRouter>
      </AuthContext>
    </AppTheme>,
  );
}

const nobody = {};
const customer = { isAuthenticated: true };
const admin = { isAuthenticated: true, isAdmin: true };

test.each([
  ['/account', 'nobody', nobody, 'the login'],
  ['/account', 'a customer', customer, 'the account'],
  ['/panel', 'nobody', nobody, 'the login'],
  ['/panel', 'a customer', customer, 'the shop'],
  ['/panel', 'an administrator', admin, 'the panel'],
])('%s: %s gets %s', (path, _who, auth, text) => {
  visit(path, auth);
  expect(screen.getByText(text)).not.toBeNull();
});

test.each(['/account', '/panel'])('%s: a spinner shows until it is known who asks', (path) => {
  visit(path, { loading: true });
  expect(screen.getByRole('status', { name: 'Loading' })).not.toBeNull();
});
