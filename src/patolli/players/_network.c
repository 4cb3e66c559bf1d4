/* The integer networks of network.py and policy.py in C: the same sums, bit for bit. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define HEADS 3
#define INPUT_BITS 20
#define WEIGHT_BITS 12
#define FIRST_BITS 8
#define FIRST_MOST 8191
#define HIDDEN_BITS 9
#define HIDDEN_MOST 16383
#define HEAD_BITS (HIDDEN_BITS + WEIGHT_BITS)
#define FARTHEST 8
#define AMOUNT 3
#define MOST_HIDDEN 1024

#if defined(__x86_64__) && defined(__gnu_linux__) && defined(__GNUC__) && !defined(__clang__)
#define FAST __attribute__((target_clones("avx2", "default")))
#else
#define FAST
#endif

typedef struct {
    int count, hidden, second, third, width;
    int32_t *inputs; /* kind, range, first row, shift */
    int16_t *rows, *w2, *w3, *w4;
    int32_t *bias, *b2, *b3, *b4;
} Network;

static void release(Network *n)
{
    if (n == NULL)
        return;
    free(n->inputs); free(n->rows); free(n->w2); free(n->w3); free(n->w4);
    free(n->bias); free(n->b2); free(n->b3); free(n->b4);
    free(n);
}

static void destroy(PyObject *capsule)
{
    release(PyCapsule_GetPointer(capsule, "patolli.network"));
}

static void *copied(PyObject *buffer, size_t size, size_t items)
{
    Py_buffer view;
    void *found;
    if (PyObject_GetBuffer(buffer, &view, PyBUF_SIMPLE) < 0)
        return NULL;
    if ((size_t)view.len != size * items) {
        PyErr_SetString(PyExc_ValueError, "a part of the network has another size");
        PyBuffer_Release(&view);
        return NULL;
    }
    found = malloc(size * items + 64);
    if (found == NULL)
        PyErr_NoMemory();
    else
        memcpy(found, view.buf, size * items);
    PyBuffer_Release(&view);
    return found;
}

static int inputs_fit(const int32_t *inputs, int count, Py_ssize_t rows)
{
    for (int i = 0; i < count; i++) {
        const int32_t *in = inputs + 4 * i;
        int64_t last = (int64_t)in[2] + (in[0] == AMOUNT ? 1 : in[1]);
        if (in[1] < 1 || in[2] < 0 || last > rows || in[3] < 0 || in[3] > 15) {
            PyErr_SetString(PyExc_ValueError, "an input of the network points outside its rows");
            return 0;
        }
    }
    return 1;
}

static PyObject *load(PyObject *self, PyObject *args)
{
    int count, hidden, second, third;
    Py_ssize_t rows;
    PyObject *b[9];
    Network *n;
    if (!PyArg_ParseTuple(args, "iniiiOOOOOOOOO", &count, &rows, &hidden, &second, &third,
                          &b[0], &b[1], &b[2], &b[3], &b[4], &b[5], &b[6], &b[7], &b[8]))
        return NULL;
    if (count < 1 || rows < 0 || hidden < 1 || hidden > MOST_HIDDEN || second < 1 || second > MOST_HIDDEN ||
        third < 1 || third > MOST_HIDDEN) {
        PyErr_SetString(PyExc_ValueError, "the network is too large");
        return NULL;
    }
    n = calloc(1, sizeof(Network));
    if (n == NULL)
        return PyErr_NoMemory();
    n->count = count; n->hidden = hidden; n->second = second; n->third = third; n->width = hidden + HEADS;
    if (!(n->inputs = copied(b[0], 4, (size_t)count * 4)) || !(n->rows = copied(b[1], 2, (size_t)rows * n->width)) ||
        !(n->bias = copied(b[2], 4, n->width)) || !(n->w2 = copied(b[3], 2, (size_t)second * hidden)) ||
        !(n->b2 = copied(b[4], 4, second)) || !(n->w3 = copied(b[5], 2, (size_t)third * second)) ||
        !(n->b3 = copied(b[6], 4, third)) || !(n->w4 = copied(b[7], 2, (size_t)HEADS * third)) ||
        !(n->b4 = copied(b[8], 4, HEADS))) {
        release(n);
        return NULL;
    }
    if (!inputs_fit(n->inputs, count, rows)) {
        release(n);
        return NULL;
    }
    return PyCapsule_New(n, "patolli.network", destroy);
}

FAST static void add_row(int32_t *total, const int16_t *row, int32_t factor, int width)
{
    for (int j = 0; j < width; j++)
        total[j] += factor * (int32_t)row[j];
}

FAST static int32_t product(const int16_t *a, const int16_t *b, int n)
{
    int32_t total = 0;
    for (int i = 0; i < n; i++)
        total += (int32_t)a[i] * (int32_t)b[i];
    return total;
}

static int16_t clipped(int32_t value, int shift, int32_t most)
{
    if (value <= 0)
        return 0;
    value >>= shift;
    return (int16_t)(value > most ? most : value);
}

/* Adds the rows that the numbers select; returns 0 after an error. */
static int add_inputs(int32_t *total, PyObject *numbers, const int32_t *inputs, const int16_t *rows, int width)
{
    Py_ssize_t count = PyList_GET_SIZE(numbers);
    for (Py_ssize_t i = 0; i < count; i++) {
        const int32_t *in = inputs + 4 * i;
        long number = PyLong_AsLong(PyList_GET_ITEM(numbers, i));
        if (number == 0)
            continue;
        if (number == -1 && PyErr_Occurred())
            return 0;
        if (in[0] == AMOUNT) {
            long most = (long)in[1] * FARTHEST;
            number = number > most ? most : number < -most ? -most : number;
            add_row(total, rows + (size_t)in[2] * width, (int32_t)(number * (1L << in[3])), width);
        } else if (number > 0) {
            if (number > in[1])
                number = in[1];
            add_row(total, rows + (size_t)(in[2] + number - 1) * width, 1 << in[3], width);
        }
    }
    return 1;
}

static PyObject *heads(PyObject *self, PyObject *const *args, Py_ssize_t given)
{
    int32_t total[MOST_HIDDEN + HEADS];
    int16_t first[MOST_HIDDEN], second[MOST_HIDDEN], third[MOST_HIDDEN];
    int64_t out[HEADS];
    Network *n;
    if (given != 2 || !PyList_Check(args[1])) {
        PyErr_SetString(PyExc_TypeError, "heads() takes a network and a list");
        return NULL;
    }
    n = PyCapsule_GetPointer(args[0], "patolli.network");
    if (n == NULL)
        return NULL;
    if (PyList_GET_SIZE(args[1]) != n->count) {
        PyErr_SetString(PyExc_ValueError, "the network has another number of inputs");
        return NULL;
    }
    memcpy(total, n->bias, sizeof(int32_t) * n->width);
    if (!add_inputs(total, args[1], n->inputs, n->rows, n->width))
        return NULL;
    for (int j = 0; j < n->hidden; j++)
        first[j] = clipped(total[j], INPUT_BITS - FIRST_BITS, FIRST_MOST);
    for (int j = 0; j < n->second; j++)
        second[j] = clipped(n->b2[j] + product(n->w2 + (size_t)j * n->hidden, first, n->hidden),
                            FIRST_BITS + WEIGHT_BITS - HIDDEN_BITS, HIDDEN_MOST);
    for (int j = 0; j < n->third; j++)
        third[j] = clipped(n->b3[j] + product(n->w3 + (size_t)j * n->second, second, n->second),
                           HEAD_BITS - HIDDEN_BITS, HIDDEN_MOST);
    for (int k = 0; k < HEADS; k++)
        out[k] = ((int64_t)total[n->hidden + k] * (1 << (HEAD_BITS - INPUT_BITS))) + n->b4[k] +
                 product(n->w4 + (size_t)k * n->third, third, n->third);
    return Py_BuildValue("LLL", (long long)out[0], (long long)out[1], (long long)out[2]);
}

/* The networks of policy.py: like those above, with one hidden layer less and an output for each move. */
typedef struct {
    int count, hidden, second, moves, token_shift;
    Py_ssize_t tokens; /* the rows of tokens follow those of the inputs */
    int32_t *inputs;
    int16_t *rows, *w2, *w3, *token_rows;
    int32_t *bias, *b2, *b3;
} Policy;

static void release_policy(Policy *n)
{
    if (n == NULL)
        return;
    free(n->inputs); free(n->rows); free(n->w2); free(n->w3); free(n->token_rows);
    free(n->bias); free(n->b2); free(n->b3);
    free(n);
}

static void destroy_policy(PyObject *capsule)
{
    release_policy(PyCapsule_GetPointer(capsule, "patolli.policy"));
}

static PyObject *load_policy(PyObject *self, PyObject *args)
{
    int count, hidden, second, moves, token_shift;
    Py_ssize_t rows, tokens;
    PyObject *b[8];
    Policy *n;
    if (!PyArg_ParseTuple(args, "inniiiiOOOOOOOO", &count, &rows, &tokens, &token_shift, &hidden, &second, &moves,
                          &b[0], &b[1], &b[2], &b[3], &b[4], &b[5], &b[6], &b[7]))
        return NULL;
    if (count < 1 || rows < 0 || tokens < 0 || token_shift < 0 || token_shift > 15 || hidden < 1 ||
        hidden > MOST_HIDDEN || second < 1 || second > MOST_HIDDEN || moves < 1) {
        PyErr_SetString(PyExc_ValueError, "the network is too large");
        return NULL;
    }
    n = calloc(1, sizeof(Policy));
    if (n == NULL)
        return PyErr_NoMemory();
    n->count = count; n->hidden = hidden; n->second = second; n->moves = moves;
    n->tokens = tokens; n->token_shift = token_shift;
    if (!(n->inputs = copied(b[0], 4, (size_t)count * 4)) || !(n->rows = copied(b[1], 2, (size_t)rows * hidden)) ||
        !(n->token_rows = copied(b[2], 2, (size_t)tokens * hidden)) || !(n->bias = copied(b[3], 4, hidden)) ||
        !(n->w2 = copied(b[4], 2, (size_t)second * hidden)) || !(n->b2 = copied(b[5], 4, second)) ||
        !(n->w3 = copied(b[6], 2, (size_t)moves * second)) || !(n->b3 = copied(b[7], 4, moves)) ||
        !inputs_fit(n->inputs, count, rows)) {
        release_policy(n);
        return NULL;
    }
    return PyCapsule_New(n, "patolli.policy", destroy_policy);
}

/* A list's number below `most`; -1 after an error. */
static Py_ssize_t index_at(PyObject *list, Py_ssize_t i, Py_ssize_t most)
{
    Py_ssize_t found = PyLong_AsSsize_t(PyList_GET_ITEM(list, i));
    if (found >= 0 && found < most)
        return found;
    if (!PyErr_Occurred())
        PyErr_SetString(PyExc_ValueError, "the network has no such row");
    return -1;
}

static PyObject *scores(PyObject *self, PyObject *const *args, Py_ssize_t given)
{
    int32_t total[MOST_HIDDEN];
    int16_t first[MOST_HIDDEN], second[MOST_HIDDEN];
    Policy *n;
    PyObject *found;
    if (given != 4 || !PyList_Check(args[1]) || !PyList_Check(args[2]) || !PyList_Check(args[3])) {
        PyErr_SetString(PyExc_TypeError, "scores() takes a network and three lists");
        return NULL;
    }
    n = PyCapsule_GetPointer(args[0], "patolli.policy");
    if (n == NULL)
        return NULL;
    if (PyList_GET_SIZE(args[1]) != n->count) {
        PyErr_SetString(PyExc_ValueError, "the network has another number of inputs");
        return NULL;
    }
    memcpy(total, n->bias, sizeof(int32_t) * n->hidden);
    if (!add_inputs(total, args[1], n->inputs, n->rows, n->hidden))
        return NULL;
    for (Py_ssize_t i = 0; i < PyList_GET_SIZE(args[2]); i++) {
        Py_ssize_t row = index_at(args[2], i, n->tokens);
        if (row < 0)
            return NULL;
        add_row(total, n->token_rows + row * n->hidden, 1 << n->token_shift, n->hidden);
    }
    for (int j = 0; j < n->hidden; j++)
        first[j] = clipped(total[j], INPUT_BITS - FIRST_BITS, FIRST_MOST);
    for (int j = 0; j < n->second; j++)
        second[j] = clipped(n->b2[j] + product(n->w2 + (size_t)j * n->hidden, first, n->hidden),
                            FIRST_BITS + WEIGHT_BITS - HIDDEN_BITS, HIDDEN_MOST);
    found = PyList_New(PyList_GET_SIZE(args[3]));
    for (Py_ssize_t i = 0; found != NULL && i < PyList_GET_SIZE(args[3]); i++) {
        Py_ssize_t row = index_at(args[3], i, n->moves);
        PyObject *number;
        if (row < 0 || (number = PyLong_FromLong(n->b3[row] + product(n->w3 + row * n->second, second,
                                                                      n->second))) == NULL) {
            Py_DECREF(found);
            return NULL;
        }
        PyList_SET_ITEM(found, i, number);
    }
    return found;
}

static PyMethodDef methods[] = {
    {"load", load, METH_VARARGS, "A network from its parts."},
    {"heads", (PyCFunction)(void *)heads, METH_FASTCALL, "The heads of a network for a list of inputs."},
    {"load_policy", load_policy, METH_VARARGS, "A policy network from its parts."},
    {"scores", (PyCFunction)(void *)scores, METH_FASTCALL, "The scores of moves for inputs and tokens."},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef module = {
    PyModuleDef_HEAD_INIT, "patolli.players._network", "Integer networks.", -1, methods,
};

PyMODINIT_FUNC PyInit__network(void) { return PyModule_Create(&module); }
