/* Writes the numbers of an observation and a mask into rows of arrays; fill_rows.py does the same in Python. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>
#include <string.h>

static int row_of(PyObject *buffer, PyObject *number, Py_ssize_t rows, size_t item, Py_buffer *view, char **row,
                  Py_ssize_t *width)
{
    Py_ssize_t at = PyLong_AsSsize_t(number);
    if (at == -1 && PyErr_Occurred())
        return -1;
    if (PyObject_GetBuffer(buffer, view, PyBUF_WRITABLE | PyBUF_C_CONTIGUOUS) < 0)
        return -1;
    if (rows <= 0 || at < 0 || at >= rows || view->len % (rows * (Py_ssize_t)item) != 0) {
        PyErr_SetString(PyExc_ValueError, "the array has another shape");
        PyBuffer_Release(view);
        return -1;
    }
    *width = view->len / rows / (Py_ssize_t)item;
    *row = (char *)view->buf + at * *width * (Py_ssize_t)item;
    return 0;
}

/* Most numbers are small; they are read without a call. */
static inline long value_of(PyObject *number, int *overflow)
{
    *overflow = 0;
    if (PyLong_Check(number)) {
#if PY_VERSION_HEX >= 0x030C0000
        if (PyUnstable_Long_IsCompact((PyLongObject *)number))
            return (long)PyUnstable_Long_CompactValue((PyLongObject *)number);
#else
        Py_ssize_t size = Py_SIZE(number);
        if (size >= -1 && size <= 1)
            return size == 0 ? 0 : (long)size * (long)((PyLongObject *)number)->ob_digit[0];
#endif
    }
    return PyLong_AsLongAndOverflow(number, overflow);
}

static int put(int16_t *to, Py_ssize_t left, PyObject *list, Py_ssize_t most)
{
    Py_ssize_t n = PyList_GET_SIZE(list);
    if (n > most)
        n = most;
    if (n > left) {
        PyErr_SetString(PyExc_ValueError, "more numbers than declared");
        return -1;
    }
    for (Py_ssize_t i = 0; i < n; i++) {
        int overflow;
        long value = value_of(PyList_GET_ITEM(list, i), &overflow);
        if (value == -1 && PyErr_Occurred())
            return -1;
        if (overflow)
            value = overflow > 0 ? INT16_MAX : INT16_MIN;
        to[i] = (int16_t)(value > INT16_MAX ? INT16_MAX : value < INT16_MIN ? INT16_MIN : value);
    }
    return 0;
}

/* observation(array, rows, row, facts, bits, bit or -1, numbers): the rest of the row is 0 */
static PyObject *observation(PyObject *self, PyObject *const *args, Py_ssize_t count)
{
    Py_buffer view;
    char *row;
    Py_ssize_t width, facts, bits, bit, failed = 0;
    if (count != 7 || !PyList_Check(args[3]) || !PyList_Check(args[6])) {
        PyErr_SetString(PyExc_TypeError, "observation(array, rows, row, facts, bits, bit, numbers)");
        return NULL;
    }
    bits = PyLong_AsSsize_t(args[4]);
    bit = PyLong_AsSsize_t(args[5]);
    if (PyErr_Occurred() ||
        row_of(args[0], args[2], PyLong_AsSsize_t(args[1]), sizeof(int16_t), &view, &row, &width) < 0)
        return NULL;
    facts = PyList_GET_SIZE(args[3]);
    memset(row, 0, (size_t)width * sizeof(int16_t));
    if (facts + bits > width || bit >= bits) {
        PyErr_SetString(PyExc_ValueError, "more numbers than declared");
        failed = 1;
    } else {
        failed = put((int16_t *)row, width, args[3], width) < 0 ||
                 put((int16_t *)row + facts + bits, width - facts - bits, args[6], width - facts - bits) < 0;
        if (bit >= 0)
            ((int16_t *)row)[facts + bit] = 1;
    }
    PyBuffer_Release(&view);
    if (failed)
        return NULL;
    Py_RETURN_NONE;
}

/* mask(array, rows, row, moves): writes 1 for these moves, 0 for all others */
static PyObject *mask(PyObject *self, PyObject *const *args, Py_ssize_t count)
{
    Py_buffer view;
    char *row;
    Py_ssize_t width;
    if (count != 4 || !PyList_Check(args[3])) {
        PyErr_SetString(PyExc_TypeError, "mask(array, rows, row, moves)");
        return NULL;
    }
    if (row_of(args[0], args[2], PyLong_AsSsize_t(args[1]), 1, &view, &row, &width) < 0)
        return NULL;
    memset(row, 0, (size_t)width);
    for (Py_ssize_t i = 0; i < PyList_GET_SIZE(args[3]); i++) {
        Py_ssize_t move = PyLong_AsSsize_t(PyList_GET_ITEM(args[3], i));
        if (move < 0 || move >= width) {
            if (!PyErr_Occurred())
                PyErr_SetString(PyExc_ValueError, "a move that is no action");
            PyBuffer_Release(&view);
            return NULL;
        }
        row[move] = 1;
    }
    PyBuffer_Release(&view);
    Py_RETURN_NONE;
}

static PyMethodDef methods[] = {
    {"observation", (PyCFunction)(void *)observation, METH_FASTCALL, "Write an observation into a row."},
    {"mask", (PyCFunction)(void *)mask, METH_FASTCALL, "Write a mask into a row."},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef module = {
    PyModuleDef_HEAD_INIT, "patolli.research._fill", "Rows of observations and masks.", -1, methods,
};

PyMODINIT_FUNC PyInit__fill(void) { return PyModule_Create(&module); }
