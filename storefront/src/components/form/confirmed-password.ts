/** The repeated password is only checked in the browser; it's never sent to the server. */
export function confirmationErrors(values: { password: string; confirmPassword: string }): Record<string, string> {
  return values.password === values.confirmPassword ? {} : { confirmPassword: "Passwords don't match" };
}
