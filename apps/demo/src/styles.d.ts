/** A style sheet that the build compiles to text. */
declare module '*.scss?inline' {
  const text: string;
  export default text;
}
