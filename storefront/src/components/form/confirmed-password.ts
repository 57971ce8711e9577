/** The repetition of a password is a matter of the browser alone: the server is never sent it. */
export function confirmationErrors(values: { password: string; confirmPassword: string }): Record<string, string> {
  return values.password === values.confirmPassword ? {} : { confirmPassword: "Passwords don't match" };
}
